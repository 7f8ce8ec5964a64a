import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./transfer.en.ts";

export const te: Same<typeof en> = {
  title: "బ్యాంక్ బదిలీతో చెల్లించండి",
  paidTitle: "బ్యాంక్ బదిలీతో చెల్లించారు",
  enteredTitle: "బ్యాంక్ బదిలీ",
  ofWhole: (amount) => `ఇందులో ఈ ఆర్డర్‌కు ${amount}; మిగతాది ఇదే కొనుగోలులోని ఇతర ఆర్డర్లకు`,
  howTo: (amount, masterId, date) =>
    `${date} లోపు ${amount} బదిలీ చేసి, రిమార్క్‌లో ${masterId} అని రాయండి: అది ఈ కొనుగోలు మొత్తానికి నంబర్. డబ్బు అందాక ఆర్డర్లు అమ్మకందారులకు వెళ్తాయి.`,
  utr: "బదిలీ UTR నంబర్",
  utrHint: "12 అంకెలు, లేదా 4 అక్షరాల తర్వాత 12 లేదా 18 అక్షరాలు, అంకెలు; బ్యాంక్ సందేశంలో ఉంటుంది",
  proof: "రసీదు ఫోటో (తప్పనిసరి కాదు)",
  seeProof: "మీ రసీదు ఫోటో",
  send: "నేను చెల్లించాను",
  entered: "నమోదైంది. డబ్బు అందగానే మీకు చెబుతాం.",
  waiting: (amount) => `${amount} · నిర్ధారణ కోసం వేచి ఉంది`,
  confirmed: (amount) => `${amount} · నిర్ధారించాం`,
  missing: (amount) => `ఇందులో ${amount} రాలేదు`,
  notReceived: (amount) => `${amount} · అందలేదు`,
  notSent: "కనెక్షన్ లేదు. మీరు రాసింది అలాగే ఉంది; దయచేసి మళ్లీ ప్రయత్నించండి.",
};
