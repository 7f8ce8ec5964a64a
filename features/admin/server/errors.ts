import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const adminErrors = {
  "admin/no-such-person": {
    en: "Nobody has this mobile number or profile key.",
    te: "ఈ మొబైల్ నంబర్ లేదా ప్రొఫైల్ కీ ఎవరికీ లేదు.",
  },
  "admin/own-role": {
    en: "You cannot take the role platform admin from yourself. Ask another platform admin.",
    te: "ప్లాట్‌ఫామ్ నిర్వాహకుల పాత్రను మీ నుండి మీరే తీసేయలేరు. మరో ప్లాట్‌ఫామ్ నిర్వాహకులను అడగండి.",
  },
} as const satisfies ErrorTexts;

export const adminFields = {
  reason: {
    en: "Write the reason in 3 to 300 characters.",
    te: "కారణాన్ని 3 నుండి 300 అక్షరాల్లో రాయండి.",
  },
  role: { en: "Choose support, finance or platform admin.", te: "సహాయం, లెక్కలు లేదా ప్లాట్‌ఫామ్ నిర్వహణను ఎంచుకోండి." },
  person: {
    en: "Enter a 10-digit mobile number or a profile key.",
    te: "10 అంకెల మొబైల్ నంబర్ లేదా ప్రొఫైల్ కీ ఇవ్వండి.",
  },
} as const satisfies FieldTexts;
