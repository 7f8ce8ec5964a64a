import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const commissionsErrors = {
  "commissions/category-not-found": { en: "This category was not found.", te: "ఈ వర్గం దొరకలేదు." },
  "commissions/day-over": {
    en: "Choose today or a later day.",
    te: "ఈ రోజు లేదా తర్వాతి రోజు ఎంచుకోండి.",
  },
} as const satisfies ErrorTexts;

export const commissionsFields: FieldTexts = {
  validFrom: commissionsErrors["commissions/day-over"],
  rateInBasisPoints: {
    en: "Enter a percentage from 0 to 100, such as 4 or 4.5.",
    te: "0 నుండి 100 వరకు శాతం ఇవ్వండి: 4 లేదా 4.5.",
  },
};
