import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const licencesErrors = {
  "licences/no-business": {
    en: "No business is registered for you yet.",
    te: "మీ పేరుతో ఇంకా వ్యాపారం నమోదు కాలేదు.",
  },
  "licences/being-checked": {
    en: "We are checking the one that you sent. You get a message.",
    te: "మీరు పంపినదాన్ని పరిశీలిస్తున్నాం. మీకు సందేశం వస్తుంది.",
  },
  "licences/until": {
    en: "Enter the licence's last day; it must be after today.",
    te: "లైసెన్స్ చివరి రోజు ఇవ్వండి; అది ఈ రోజు తర్వాత ఉండాలి.",
  },
  "licences/ends-earlier": {
    en: "Your present licence counts longer than that. Enter the last day of the new one.",
    te: "మీ ప్రస్తుత లైసెన్స్ అంతకంటే ఎక్కువ కాలం చెల్లుతుంది. కొత్తదాని చివరి రోజు ఇవ్వండి.",
  },
  "licences/scan-gone": {
    en: "Take or choose the photo again.",
    te: "ఫోటోను మళ్లీ తీయండి లేదా ఎంచుకోండి.",
  },
  "licences/request-not-found": { en: "This licence was not found.", te: "ఈ లైసెన్స్ దొరకలేదు." },
  "licences/not-waiting": {
    en: "This licence is not waiting for a decision any more.",
    te: "ఈ లైసెన్స్‌పై ఇప్పటికే నిర్ణయం జరిగింది.",
  },
  "licences/out-of-date": {
    en: "This licence has ended meanwhile. Send it back.",
    te: "ఈలోగా ఈ లైసెన్స్ గడువు ముగిసింది. తిరిగి పంపండి.",
  },
  "licences/ends-before-current": {
    en: "The seller's present licence counts longer than this one. Send it back.",
    te: "అమ్మకందారు ప్రస్తుత లైసెన్స్ దీనికంటే ఎక్కువ కాలం చెల్లుతుంది. తిరిగి పంపండి.",
  },
} as const satisfies ErrorTexts;

export const licencesFields: FieldTexts = {
  number: { en: "Enter the licence number, 3 to 60 characters.", te: "లైసెన్స్ నంబర్ ఇవ్వండి (3–60 అక్షరాలు)." },
  validUntil: { en: "Enter the licence's last day.", te: "లైసెన్స్ చివరి రోజు ఇవ్వండి." },
  scan: { en: "Add a photo of the licence.", te: "లైసెన్స్ ఫోటో చేర్చండి." },
  reason: { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
};
