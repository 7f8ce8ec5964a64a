import type { Same } from "#engine/web/words/language.ts";
import type { RuleScope } from "../contract.ts";
import type { en } from "./commissions.en.ts";

const froms: Readonly<Record<RuleScope, string>> = {
  group: "సొంత నియమం",
  category: "వర్గం నియమం",
  all: "అన్ని ఉత్పత్తుల నియమం",
};

export const te: Same<typeof en> = {
  forAdmins: "మార్జిన్లను ప్లాట్‌ఫాం అడ్మిన్లు మాత్రమే నిర్ణయించగలరు",
  intro: "అమ్మకందారు నియమాన్ని ఎంచుకున్న ప్యాక్‌పై ఏజెంట్‌కు వచ్చేది, ధరలో శాతంగా. వచ్చిన ఆర్డర్ల మార్జిన్ మారదు.",
  all: "అన్ని ఉత్పత్తులు",
  percent: (rate) => `${rate}\u00a0%`,
  nothing: "మార్జిన్ లేదు",
  from: (scope) => froms[scope],
  ownSince: "సొంత నియమం, మొదలైన రోజు:",
  planned: (rate) => `తర్వాత ${rate}, మొదలయ్యే రోజు:`,
  wider: "పై నియమం",
  set: "మార్చండి",
  setNamed: (name) => `మార్జిన్ మార్చండి: ${name}`,
  setTitle: (name) => `ఏజెంట్ మార్జిన్: ${name}`,
  rate: "ధరలో మార్జిన్ శాతం",
  rateHint: "పై నియమం వర్తించాలంటే ఖాళీగా వదలండి.",
  validFrom: "మొదలయ్యే రోజు",
  validFromHint: "ఈ రోజు నుండి కూడా పెట్టవచ్చు.",
  save: "సేవ్ చేయండి",
  saved: "మార్జిన్ నిర్ణయించాం",
  cancel: "వద్దు",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
};
