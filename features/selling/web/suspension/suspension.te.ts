import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./suspension.en.ts";

export const te: Same<typeof en> = {
  forAdmins: "దీన్ని ప్లాట్‌ఫారం నిర్వాహకులు మాత్రమే తెరవగలరు.",
  bandTitle: "మీ అమ్మకం నిలిపివేశారు",
  bandText: "మీ సరుకు స్టోర్‌లో కనిపించదు. వచ్చిన ఆర్డర్లను కొనసాగించండి.",
  ask: "సందేహాలకు ఫోన్ చేయండి:",
  gstin: "జీఎస్టీ నంబర్ (GSTIN)",
  standing: "స్థితి",
  selling: "అమ్మవచ్చు",
  suspended: "నిలిపివేశారు",
  since: "ఎప్పటి నుండి",
  reason: "కారణం",
  reasonHint: "దీన్ని అమ్మకందారు చదువుతారు (5–300 అక్షరాలు).",
  suspend: "నిలిపివేయండి",
  suspendTitle: "ఈ అమ్మకందారును నిలిపివేయాలా?",
  suspendText: "సరుకంతా వెంటనే స్టోర్ నుండి పోతుంది. వచ్చిన ఆర్డర్లు కొనసాగుతాయి. అమ్మకందారుకు SMS వెళ్తుంది.",
  reinstate: "మళ్లీ అమ్మనివ్వండి",
  reinstateTitle: "ఈ అమ్మకందారును మళ్లీ అమ్మనివ్వాలా?",
  reinstateText: "సరుకు వెంటనే స్టోర్‌లోకి వస్తుంది. అమ్మకందారుకు SMS వెళ్తుంది.",
  isSuspended: "నిలిపివేశారు. సరుకు స్టోర్‌లో కనిపించదు.",
  isReinstated: "అమ్మకందారు మళ్లీ అమ్మవచ్చు.",
  cancel: "వద్దు",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
};
