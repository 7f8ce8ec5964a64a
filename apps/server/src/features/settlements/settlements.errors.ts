import type { ErrorTexts } from "#platform/errors";

export const settlementsErrors = {
  "settlements/not-found": { en: "There is no such payment.", te: "అలాంటి చెల్లింపు లేదు." },
  "settlements/not-possible": {
    en: "This is not possible any more. The order has moved on.",
    te: "ఇది ఇప్పుడు కుదరదు. ఆర్డర్ స్థితి మారిపోయింది.",
  },
} as const satisfies ErrorTexts;
