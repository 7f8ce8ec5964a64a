import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const offersErrors = {
  "offers/suspended": {
    en: "Your selling is suspended: you cannot make offers now.",
    te: "మీ అమ్మకం నిలిపివేశారు: ఇప్పుడు ఆఫర్ పెట్టలేరు.",
  },
  "offers/listing-not-found": {
    en: "You do not sell this product.",
    te: "ఈ ఉత్పత్తిని మీరు అమ్మడం లేదు.",
  },
  "offers/offer-not-found": { en: "This offer was not found.", te: "ఈ ఆఫర్ దొరకలేదు." },
  "offers/discount-too-high": {
    en: "The discount must be lower than the price.",
    te: "తగ్గింపు ధర కంటే తక్కువగా ఉండాలి.",
  },
  "offers/days-wrong": {
    en: "The last day must not be over, nor lie before the first.",
    te: "చివరి రోజు గడిచిపోయి ఉండకూడదు, మొదటి రోజుకు ముందు ఉండకూడదు.",
  },
} as const satisfies ErrorTexts;

export const offersFields: FieldTexts = {
  discountInPaise: { en: "Enter how much less a pack costs.", te: "ఒక ప్యాక్‌పై ఎంత తగ్గింపో ఇవ్వండి." },
  pinPrefixes: {
    en: "Enter at least one pin code or its first digits.",
    te: "కనీసం ఒక పిన్ కోడ్ లేదా దాని మొదటి అంకెలు ఇవ్వండి.",
  },
  startsOn: { en: "Choose the first day.", te: "మొదటి రోజును ఎంచుకోండి." },
  endsOn: { en: "Choose the last day.", te: "చివరి రోజును ఎంచుకోండి." },
};
