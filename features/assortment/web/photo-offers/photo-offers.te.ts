import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./photo-offers.en.ts";

export const te: Same<typeof en> = {
  title: "ఫోటోలు",
  intro: "ఈ ఉత్పత్తికి ఫోటోలు లేవు. మీవి పంపండి: ముందు సంత చూస్తుంది.",
  photos: "మీ ఫోటోలు",
  hint: "8 వరకు. ప్యాక్ ముందు భాగాన్ని మంచి వెలుతురులో తీయండి.",
  send: "ఆమోదానికి పంపండి",
  sendOthers: "వేరే ఫోటోలు పంపండి",
  sent: "పంపారు. సంత పరిశీలించి మీకు చెబుతుంది.",
  waiting: "మీ ఫోటోలను పరిశీలిస్తున్నాం.",
  refused: (reason) => `ఆమోదించలేదు: ${reason}`,
  choose: "ముందుగా ఒక ఫోటో ఎంచుకోండి.",
  notWhole: "కొన్ని ఫోటోలు ఇంకా వెళ్లలేదు. ఆగండి, మళ్లీ ప్రయత్నించండి లేదా వాటిని తొలగించండి.",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  toCheck: "పరిశీలించాల్సిన ఫోటోలు",
  bySeller: (name) => `${name} పంపినవి`,
  approve: "ఆమోదించండి",
  refuse: "తిరస్కరించండి",
  approved: "ఆమోదించారు. ఫోటోలు స్టోర్‌లో ఉన్నాయి.",
  refuseTitle: "ఈ ఫోటోలను తిరస్కరించాలా?",
  reason: "కారణం",
  reasonHint: "అమ్మకందారు దీన్ని చదువుతారు.",
  refusedNow: "తిరస్కరించారు. అమ్మకందారుకు తెలిపాం.",
  cancel: "వద్దు",
  about: (what, title) => `${what}: ${title} ఫోటోలు`,
};
