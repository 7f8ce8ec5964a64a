import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const grievancesErrors = {
  "grievances/not-found": { en: "There is no such grievance.", te: "అలాంటి ఫిర్యాదు లేదు." },
  "grievances/settled": {
    en: "This grievance is settled. Please raise a new one.",
    te: "ఈ ఫిర్యాదు పరిష్కారమైంది. దయచేసి కొత్తది నమోదు చేయండి.",
  },
  "grievances/acknowledged": {
    en: "This grievance was acknowledged before.",
    te: "ఈ ఫిర్యాదు అందినట్టు ఇప్పటికే తెలిపారు.",
  },
} as const satisfies ErrorTexts;

export const grievancesFields: FieldTexts = {
  subject: { en: "Choose what it is about.", te: "దేని గురించో ఎంచుకోండి." },
  orderNumber: {
    en: "Enter the number of the order, or leave it empty.",
    te: "ఆర్డర్ సంఖ్య ఇవ్వండి, లేదా ఖాళీగా వదలండి.",
  },
  text: { en: "Describe what happened (10–2,000 characters).", te: "ఏం జరిగిందో రాయండి: 10 నుండి 2,000 అక్షరాలు." },
};
