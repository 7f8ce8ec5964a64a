import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./areas.en.ts";

const days = (count: number) =>
  count === 0
    ? "అదే రోజు"
    : plural("te", count, { one: "1\u00a0రోజు", other: `${count}\u00a0రోజులు` });

export const te: Same<typeof en> = {
  add: "ప్రాంతం చేర్చండి",
  table: "డెలివరీ ప్రాంతాలు",
  pinCodes: "పిన్ కోడ్‌లు",
  all: (prefix) => (prefix.length === 6 ? prefix : `${prefix}…`),
  holds: (prefix) => (prefix.length === 6 ? "ఒక పిన్ కోడ్" : `${prefix}తో మొదలయ్యే అన్నీ`),
  orderValue: "ఆర్డర్ విలువ",
  anyValue: "ఎంతైనా",
  from: (amount) => `${amount}, అంతకు మించి`,
  charge: "డెలివరీ ఛార్జీ",
  free: "ఉచితం",
  time: "సమయం",
  days,
  cash: "డెలివరీలో నగదు",
  yes: "ఉంది",
  no: "లేదు",
  actions: "మార్చండి",
  change: "మార్చండి",
  changeNamed: (prefix) => `మార్చండి: ${prefix}`,
  remove: "తీసేయండి",
  removeNamed: (prefix) => `తీసేయండి: ${prefix}`,
  removeTitle: (prefix) => `${prefix}: తీసేయాలా?`,
  removeText: "వేరే ప్రాంతం సరిపోకపోతే అక్కడి నుండి కొత్త ఆర్డర్లు రావు. వచ్చిన ఆర్డర్లు అలాగే ఉంటాయి.",
  removed: "ప్రాంతం తీసేశాం",
  emptyTitle: "ఇంకా డెలివరీ ప్రాంతాలు లేవు",
  emptyHint: "ఎక్కడికి డెలివరీ చేస్తారో చేర్చండి. అప్పటివరకు ఎవరూ మీ దగ్గర ఆర్డర్ చేయలేరు.",
  addTitle: "డెలివరీ ప్రాంతం చేర్చండి",
  changeTitle: "డెలివరీ ప్రాంతం మార్చండి",
  prefix: "పిన్ కోడ్ లేదా మొదటి అంకెలు",
  prefixHint: "506 అంటే 506తో మొదలయ్యే అన్ని పిన్ కోడ్‌లు.",
  valueField: "ఇంత విలువ నుండి ఆర్డర్లకు",
  valueHint: "అన్ని ఆర్డర్లకు అయితే 0.",
  chargeField: "డెలివరీ ఛార్జీ",
  chargeHint: "ఉచిత డెలివరీ అయితే 0.",
  daysField: "ఎన్ని రోజుల్లో అందుతుంది",
  cashField: "డెలివరీ సమయంలో నగదు ఇవ్వవచ్చు",
  save: "సేవ్ చేయండి",
  saved: "సేవ్ అయింది",
  cancel: "వద్దు",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
};
