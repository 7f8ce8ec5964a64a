import { plural, type Same } from "#engine/web/words/language.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import type { en } from "./desk.en.ts";

const approveTitle: Readonly<Record<ApplicationKind, string>> = {
  agent: "వీరిని ఏజెంట్‌గా చేయాలా?",
  seller: "ఈ వ్యాపారాన్ని నమోదు చేసి అమ్మకందారుగా చేయాలా?",
};

export const te: Same<typeof en> = {
  forAdmins: "దీన్ని ప్లాట్‌ఫారం నిర్వాహకులు మాత్రమే తెరవగలరు.",
  waiting: (count) => plural("te", count, { one: `${count} పరిశీలించాలి`, other: `${count} పరిశీలించాలి` }),
  states: "స్థితి",
  find: "పేరు, మొబైల్, GSTIN లేదా సంఖ్య",
  search: "వెతకండి",
  nothing: "ఇక్కడ దరఖాస్తులు లేవు",
  nothingHint: "ఎవరైనా దరఖాస్తు పంపితే ఇక్కడ కనిపిస్తుంది.",
  noneFound: (text) => `"${text}" దొరకలేదు`,
  clear: "వెతకడం ఆపండి",
  end: "ఇంతే ఉన్నాయి.",
  number: "సంఖ్య",
  who: "దరఖాస్తుదారు",
  kind: "ఏం కావాలంటున్నారు",
  place: "ఊరు",
  since: "ఎప్పటి నుండి",
  facts: "వివరాలు",
  history: "చరిత్ర",
  reason: "కారణం",
  applicant: "దరఖాస్తుదారు",
  mobile: "మొబైల్ నంబర్",
  approve: "ఆమోదం",
  askForMore: "వివరాలు అడగండి",
  refuse: "తిరస్కారం",
  approveTitleOf: (kind) => approveTitle[kind],
  approveText: "దరఖాస్తుదారుకు SMS వెళ్తుంది. దీన్ని వెనక్కి తీసుకోలేరు.",
  askTitle: "ఏం కావాలి?",
  refuseTitle: "ఎందుకు తిరస్కరిస్తున్నారు?",
  reasonHint: "దీన్ని దరఖాస్తుదారు చదువుతారు (5 నుండి 500 అక్షరాలు).",
  reasonWrong: "కారణం రాయండి: 5 నుండి 500 అక్షరాలు.",
  cancel: "వద్దు",
  approved: "ఆమోదించారు.",
  asked: "దరఖాస్తుదారుకు తిరిగి పంపారు.",
  refused: "తిరస్కరించారు.",
};
