import type { FlagName, LimitName } from "#engine/contract/flags.ts";
import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

const flags: Readonly<Record<FlagName, string>> = {
  "orders-open": "కొత్త ఆర్డర్లు",
  "cash-on-delivery-open": "డెలివరీ సమయంలో నగదు",
  "bank-transfer-open": "బ్యాంక్ బదిలీ",
  "sign-up-open": "కొత్త ఖాతాలు",
  "applications-open": "కొత్త దరఖాస్తులు",
  "writing-open": "రాసేవన్నీ: అప్‌డేట్లు, ప్రశ్నలు, అభిప్రాయాలు",
  "chats-open": "ఒకరికొకరు చాట్",
};

const limits: Readonly<Record<LimitName, string>> = {
  "cash-on-delivery-rupees": "డెలివరీలో గరిష్ఠ నగదు (₹)",
  "unpaid-orders": "ఒకరి చెల్లించని ఆర్డర్లు",
  "stock-hold-minutes": "ప్యాక్‌లు పక్కన ఉంచే నిమిషాలు",
};

export const te: Same<typeof en> = {
  forAdmins: "ఈ పేజీ ప్లాట్‌ఫామ్ నిర్వాహకులకు మాత్రమే.",
  switches: "తెరిచినవి, మూసినవి",
  limits: "పరిమితులు",
  flagOf: (name) => flags[name],
  limitOf: (name) => limits[name],
  open: "తెరిచి ఉంది",
  closed: "మూసి ఉంది",
  close: "మూసేయండి",
  closeNow: "ప్రస్తుతానికి మూసేయండి",
  reopen: "మళ్లీ తెరవండి",
  closeOf: (what) => `మూసేయండి: ${what}`,
  reopenOf: (what) => `మళ్లీ తెరవండి: ${what}`,
  closeTitle: (what) => `ప్రస్తుతానికి మూసేయాలా: ${what}?`,
  reopenTitle: (what) => `మళ్లీ తెరవాలా: ${what}?`,
  closeFacts: "అందరికీ వెంటనే మూసి ఉంటుంది. ప్రస్తుతానికి మూసి ఉందని అందరికీ కనిపిస్తుంది.",
  reopenFacts: "అందరికీ వెంటనే తెరుచుకుంటుంది.",
  nowClosed: (what) => `మూసేశాం: ${what}`,
  nowOpen: (what) => `తెరిచాం: ${what}`,
  lastChanged: "మార్చినది",
  by: (name) => `${name}`,
  neverChanged: "ఎప్పుడూ మార్చలేదు",
  usual: (value) => `మామూలుగా ${value}`,
  change: "మార్చండి",
  changeOf: (what) => `మార్చండి: ${what}`,
  newValue: "కొత్త సంఖ్య",
  range: (least, most) => `${least} నుండి ${most} వరకు`,
  changed: (what, value) => `${what}: ఇప్పుడు ${value}`,
  reason: "కారణం",
  reasonHint: "ఆడిట్ లాగ్ కోసం, 3 నుండి 300 అక్షరాలు",
  cancel: "వద్దు",
  save: "సేవ్ చేయండి",
  noConnection: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
};
