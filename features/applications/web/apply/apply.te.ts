import type { Same } from "#engine/web/words/language.ts";
import type { ApplicationLicence } from "../../contract/facts.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import type { en } from "./apply.en.ts";
import type { StepName } from "./steps.ts";

const steps: Readonly<Record<StepName, string>> = {
  about: "మీ గురించి",
  business: "వ్యాపారం",
  licences: "లైసెన్స్‌లు",
  delivery: "డెలివరీ",
  account: "ఖాతా",
  check: "పంపండి",
};
const become: Readonly<Record<ApplicationKind, string>> = {
  agent: "ఏజెంట్ అవ్వండి",
  seller: "సంతలో అమ్మండి",
};
const conditions: Readonly<Record<ApplicationKind, string>> = {
  agent: [
    "రైతు ఒప్పుకుంటేనే వారి కోసం ఆర్డర్ చేస్తారు; ఆర్డర్ చేసే ముందు ప్రతి ధర చెబుతారు.",
    "ప్రతి ఆర్డర్‌పై మార్జిన్ మీరే నిర్ణయిస్తారు; ధర, మార్జిన్ కలిపి MRP దాటవు.",
    "రైతు మీకిచ్చే సొమ్ము ఆ ఆర్డర్ కోసమే. సరుకు అందాకే డెలివరీ కోడ్ చెబుతారు.",
    "రైతుల నంబర్లు, చిరునామాలు, ఆర్డర్లు మీకు, రైతుకు, సంతకు మధ్యే ఉంటాయి.",
    "సంత లేదా అమ్మకందారు మీ కోసం తీసుకున్న మార్జిన్‌ను వాపసు గడువు ముగిశాక చెల్లిస్తారు; చట్టం ప్రకారం పన్ను తగ్గిస్తారు.",
  ].join("\n"),
  seller: [
    "సరుకుకు కావాల్సిన లైసెన్స్ ఉన్నంతవరకే దాన్ని అమ్ముతారు; కొత్త లైసెన్స్ వచ్చినప్పుడల్లా మాకు పంపుతారు.",
    "సరఫరాదారు మీరే: ఇన్‌వాయిస్ మీది; నాణ్యత, గడువు, MRP లోపు ధరకు మీరే బాధ్యులు.",
    "ఆర్డర్‌పై చూపిన సమయంలో దాన్ని అంగీకరించడం లేదా తిరస్కరించడం, ప్యాక్ చేసి పంపడం చేస్తారు.",
    "తప్పు, పాడైన లేదా తక్కువ వచ్చిన సరుకును వెనక్కి తీసుకుని సొమ్ము వాపసు ఇస్తారు.",
    "డెలివరీ, వాపసు గడువు తర్వాత కమిషన్, పన్నులు పోను మీకు చెల్లిస్తారు.",
    "వేరే అమ్మకందారు బృందంలో ఉంటే, మీరు అమ్మకందారు అయినప్పుడు అది ముగుస్తుంది.",
  ].join("\n"),
};
const sellsOf: Readonly<Record<ApplicationLicence, string>> = {
  seed: "విత్తనాలు అమ్ముతాను",
  fertiliser: "ఎరువులు అమ్ముతాను",
  insecticide: "పురుగుమందులు అమ్ముతాను",
};
const begins: Readonly<Record<ApplicationKind, string>> = {
  agent: "మీరు ఏజెంట్",
  seller: "మీ దుకాణం తెరుచుకుంటుంది",
};
const beginsHint: Readonly<Record<ApplicationKind, string>> = {
  agent: "ధరలు, మార్జిన్లు కనిపిస్తాయి",
  seller: "తర్వాత మొదటి సరుకు పెట్టండి",
};
const approved: Readonly<Record<ApplicationKind, string>> = {
  agent: "మీరు ఇప్పుడు ఏజెంట్.",
  seller: "మీరు ఇప్పుడు అమ్మకందారు.",
};
const toWork: Readonly<Record<ApplicationKind, string>> = {
  agent: "దుకాణానికి వెళ్లండి",
  seller: "మీ ఆర్డర్లకు వెళ్లండి",
};
const hasRole: Readonly<Record<ApplicationKind, string>> = {
  agent: "మీరు ఇప్పటికే ఏజెంట్.",
  seller: "మీరు ఇప్పటికే అమ్మకందారు.",
};

export const te: Same<typeof en> = {
  ways: "మీరు ఏం చేయాలనుకుంటున్నారు?",
  becomeOf: (kind) => become[kind],
  agentHint: "రైతుల కోసం ఆర్డర్ చేసి మార్జిన్ సంపాదించండి",
  sellerHint: "మీ సరుకు వారి ఊళ్లకు",
  stepOf: (step) => steps[step],
  steps: "మెట్లు",
  noteHint: "ఉదా: మా దగ్గరి రెండు ఊళ్ల రైతులకు విత్తనాలు, మందులు",
  panHint: "ABCPR1234K లాంటి 10 అక్షరాలు, అంకెలు",
  panOfBusinessHint: "GSTINలో 3 నుండి 12 వరకు ఉన్న అక్షరాలు",
  gstinHint: "15 అక్షరాలు, అంకెలు",
  choose: "ఎంచుకోండి",
  townHint: "కొనేవారికి మీ పేరు పక్కన కనిపిస్తుంది",
  licencesHint: "మీరు అమ్మేవి ఎంచుకోండి. విత్తనాలు, ఎరువులు, పురుగుమందులకు లైసెన్స్ కావాలి; పనిముట్లకు అక్కర్లేదు.",
  sells: (kind) => sellsOf[kind],
  licenceNumber: "లైసెన్స్ నంబర్",
  licenceUntil: "ఎప్పటివరకు చెల్లుతుంది",
  licencePhoto: "లైసెన్స్ ఫోటో",
  privatePhotos: "మీ ఫోటోలు మీరు, మా నిర్వాహకులు మాత్రమే చూస్తారు.",
  deliveryHint: "ఎక్కడికి, ఎంతకు, ఎన్ని రోజుల్లో డెలివరీ చేస్తారు. ఇతర చోట్ల రైతులకు మీ సరుకు కనిపించదు.",
  deliveryPinsHint: "పిన్ కోడ్ మొదటి అంకెలు: 506 అంటే వరంగల్, చుట్టుపక్కల; 506132 అంటే నర్సంపేట మాత్రమే",
  deliveryChargeHint: "ఒక్కో ఆర్డర్‌కు; ఉచితమైతే 0",
  deliveryDaysHint: "ఆర్డర్ నుండి ఇంటికి చేరేవరకు",
  deliveryCash: "సరుకు అందాక నగదు ఇవ్వవచ్చు",
  way: "చెల్లింపు మార్గం",
  upi: "యూపీఐ",
  bank: "బ్యాంక్ ఖాతా",
  holder: "ఖాతాదారు పేరు",
  upiId: "యూపీఐ ఐడీ",
  accountNumber: "ఖాతా నంబర్",
  ifsc: "IFSC",
  accountHint: "మీకు ఇక్కడే చెల్లిస్తాం. మీ పేరు లేదా మీ వ్యాపారం పేరు మీద ఉన్న ఖాతా ఇవ్వండి.",
  accountKnown: "మీకు ఇప్పటికే ఇక్కడ చెల్లిస్తున్నాం. చెల్లింపుల పేజీలో మార్చవచ్చు.",
  yourFacts: "మీ వివరాలు",
  conditions: "నియమాలు",
  conditionsOf: (kind) => conditions[kind],
  accept: "ఈ నియమాలు చదివాను, అంగీకరిస్తున్నాను.",
  back: "వెనక్కి",
  next: "సేవ్ చేసి ముందుకు",
  send: "దరఖాస్తు పంపండి",
  sendAgain: "మళ్లీ పంపండి",
  sent: "పంపాం. నిర్ణయం వచ్చాక మీకు తెలుపుతాం.",
  notSaved: "సేవ్ చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  savedAt: (time) => `${time}కి సేవ్ అయింది`,
  moreNeeded: "మరిన్ని వివరాలు కావాలి:",
  notSentYet: "ఇంకా పంపలేదు",
  status: "మీ దరఖాస్తు",
  toSend: "మీరు పంపుతారు",
  toSendHint: "5 నిమిషాల పని",
  checked: "మేం పరిశీలిస్తాం",
  checkedHint: "2 పని దినాల లోపు",
  told: "మీకు తెలుపుతాం",
  toldHint: "యాప్‌లో, SMS ద్వారా",
  beginsAs: (kind) => begins[kind],
  beginsHintOf: (kind) => beginsHint[kind],
  beingChecked: "మీ దరఖాస్తును పరిశీలిస్తున్నాం. మార్చాలంటే వెనక్కి తీసుకోవచ్చు.",
  withdraw: "వెనక్కి తీసుకోండి",
  withdrawTitle: "ఈ దరఖాస్తును వెనక్కి తీసుకోవాలా?",
  withdrawText: "ఇక పరిశీలించం. మీరు రాసినవి అలాగే ఉంటాయి; మళ్లీ దరఖాస్తు చేయవచ్చు.",
  withdrawn: "దరఖాస్తు వెనక్కి తీసుకున్నారు.",
  approvedAs: (kind) => approved[kind],
  toWorkAs: (kind) => toWork[kind],
  refusedBecause: "మీ దరఖాస్తును తిరస్కరించాం:",
  applyAgain: "మళ్లీ దరఖాస్తు చేయండి",
  isAlready: (kind) => hasRole[kind],
  nothingChosen: "పైన ఉన్న రెండింటిలో ఒకటి ఎంచుకోండి.",
};
