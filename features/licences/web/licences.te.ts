import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { LicenceKind, OwnLicence, RequestState } from "../contract.ts";
import type { en } from "./licences.en.ts";

const kinds: Readonly<Record<LicenceKind, string>> = {
  seed: "విత్తన లైసెన్స్",
  fertiliser: "ఎరువుల లైసెన్స్",
  insecticide: "పురుగుమందుల లైసెన్స్",
};
const states: Readonly<Record<OwnLicence["state"], string>> = {
  none: "చేర్చలేదు",
  valid: "చెల్లుతుంది",
  "ends-soon": "గడువు దగ్గరపడింది",
  ended: "గడువు ముగిసింది",
};
const requests: Readonly<Record<RequestState, string>> = {
  waiting: "పరిశీలనలో",
  approved: "ఆమోదం",
  returned: "తిరిగి పంపాం",
};

export const te: Same<typeof en> = {
  forAdmins: "దీన్ని ప్లాట్‌ఫారం నిర్వాహకులు మాత్రమే తెరవగలరు.",
  kind: (kind) => kinds[kind],
  state: (state) => states[state],
  request: (state) => requests[state],
  number: "నంబర్",
  validUntil: "చివరి రోజు",
  photo: "లైసెన్స్ ఫోటో",
  photoOf: (kind) => `${kinds[kind]} ఫోటో`,
  hint: "మీరు అమ్మేదాన్ని బట్టి లైసెన్స్ కావాలి. ఫోటోలను మీరు, మా నిర్వాహకులు మాత్రమే చూస్తారు.",
  sent: (number, day) => `${number}, ${day} వరకు`,
  countsUntilThen: "పాత లైసెన్స్ దాని చివరి రోజు వరకు చెల్లుతుంది.",
  packsOff: (count) =>
    plural("te", count, {
      one: "ఈ లైసెన్స్ లేక 1 ప్యాక్ స్టోర్‌లో కనిపించడం లేదు.",
      other: `ఈ లైసెన్స్ లేక ${formatCount(count)} ప్యాక్‌లు స్టోర్‌లో కనిపించడం లేదు.`,
    }),
  add: "లైసెన్స్ చేర్చండి",
  renew: "పునరుద్ధరించండి",
  sendAgain: "మళ్లీ పంపండి",
  actionOf: (action, kind) => `${action}: ${kinds[kind]}`,
  send: "పరిశీలనకు పంపండి",
  cancel: "వద్దు",
  sentNow: "పంపాం. పరిశీలించాక మీకు సందేశం వస్తుంది.",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  counted: (what, count) => `${what} (${count})`,
  now: "ఇప్పుడున్నది",
  noneYet: "ఇంకా లేదు",
  sentOn: "పంపిన రోజు",
  reason: "కారణం",
  reasonHint: "దీన్ని అమ్మకందారు చదువుతారు (5–300 అక్షరాలు).",
  approve: "ఆమోదించండి",
  approveTitle: (what) => `ఆమోదించాలా? ${what}`,
  approveText: "వెంటనే చెల్లుతుంది. అమ్మకందారుకు SMS వెళ్తుంది.",
  approvedNow: "ఆమోదించారు.",
  sendBack: "తిరిగి పంపండి",
  sendBackTitle: (what) => `తిరిగి పంపండి: ${what}`,
  sentBackNow: "అమ్మకందారుకు తిరిగి పంపారు.",
  noneWaiting: "పరిశీలించాల్సిన లైసెన్స్‌లు లేవు",
  noneWaitingHint: "అమ్మకందారు కొత్తది పంపితే ఇక్కడ కనిపిస్తుంది.",
  noneOfState: "ఇక్కడ ఏమీ లేవు",
};
