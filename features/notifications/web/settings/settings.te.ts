import type { Same } from "#engine/web/words/language.ts";
import type { NoticeChoice, NoticeGroup } from "../../contract/notification-settings.ts";
import type { en } from "./settings.en.ts";

const choices: Record<NoticeChoice, string> = {
  push: "ఫోన్‌కు, యాప్‌లో",
  "in-app": "యాప్‌లో మాత్రమే",
  off: "వద్దు",
};

const shortChoices: Record<NoticeChoice, string> = { push: "ఫోన్‌కు", "in-app": "యాప్‌లో", off: "వద్దు" };

const groups: Record<NoticeGroup, string> = {
  orders: "ఆర్డర్లు, సొమ్ము",
  selling: "మీ వ్యాపారం",
  work: "సంతలో మీ పని",
  other: "కూపన్లు, ధరలు, ఇతరాలు",
};

export const te: Same<typeof en> = {
  onThisDevice: "ఈ పరికరంలో",
  isOn: "సంత మూసి ఉన్నా ఈ పరికరానికి సందేశాలు వస్తాయి.",
  isOff: "సంత తెరిచి ఉన్నప్పుడు మాత్రమే ఈ పరికరానికి సందేశాలు వస్తాయి.",
  switchOn: "ఈ పరికరానికి పంపండి",
  switchOff: "ఇక్కడికి పంపవద్దు",
  switchedOn: "ఈ పరికరానికి సందేశాలు వస్తాయి.",
  switchedOff: "ఈ పరికరానికి ఇక సందేశాలు రావు.",
  cannot: (why) =>
    why === "refused"
      ? "మీ బ్రౌజర్ సంత సందేశాలను ఆపుతోంది. ఈ సైట్‌కు బ్రౌజర్ సెట్టింగ్‌లలో అనుమతి ఇవ్వవచ్చు. అప్పటివరకు అన్నీ ఈ యాప్‌లో కనిపిస్తాయి."
      : "సంత మూసి ఉన్నప్పుడు ఈ బ్రౌజర్‌కు సందేశాలు రావు; అన్నీ ఈ యాప్‌లో కనిపిస్తాయి. iPhone లో సంతను హోమ్ స్క్రీన్‌కు చేర్చి అక్కడి నుండి తెరవండి.",
  notPossible: "అది కుదరలేదు. దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.",
  others: "ఈ పరికరాలకు కూడా సందేశాలు వస్తాయి:",
  endOthers: "వేరే పరికరాన్ని సైన్ అవుట్ చేయండి",
  what: "ఏవి తెలియజేయాలి",
  whatMore: "“ఫోన్‌కు” అంటే సంత మూసి ఉన్నా, ఆన్ చేసిన పరికరాలకు సందేశం వస్తుంది.",
  choices: (choice) => choices[choice],
  shortChoices: (choice) => shortChoices[choice],
  groups: (group) => groups[group],
  oneByOne: (count) => `ఒక్కొక్కటిగా ఎంచుకోండి (${count})`,
  notSaved: "కనెక్షన్ లేదు. మీ ఎంపిక సేవ్ కాలేదు; దయచేసి మళ్లీ ప్రయత్నించండి.",
  when: "ఎప్పుడు",
  quiet: "నిశ్శబ్ద సమయం: అది ముగిసే వరకు ఫోన్‌కు ఏదీ రాదు",
  from: "ఎప్పటి నుండి",
  until: "ఎప్పటి వరకు",
  digest: "రోజు సారాంశం వచ్చే సమయం",
  digestMore: "ఆర్డర్లు, సొమ్ము సందేశాలు వెంటనే వస్తాయి. ఇతర సందేశాలు రోజుకు 3 మాత్రమే విడివిడిగా, మిగిలినవి ఈ సమయానికి ఒకేసారి వస్తాయి.",
  saveHours: "సమయాలను సేవ్ చేయండి",
  hoursSaved: "మీ సమయాలు సేవ్ అయ్యాయి.",
  ask: "పార్సిల్ బయలుదేరినప్పుడు మీకు తెలియజేయాలా?",
  askMore:
    "సంత మూసి ఉన్నా ఈ పరికరానికి చిన్న సందేశం వస్తుంది. రాత్రి ఏదీ రాదు. ఆర్డర్లు, సొమ్ము కాక ఇతర సందేశాలు రోజుకు మూడుకు మించవు.",
  askYes: "అవును, తెలియజేయండి",
  askNo: "ఇప్పుడు వద్దు",
};
