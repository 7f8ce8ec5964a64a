import type { ErrorTexts } from "#platform/errors";

export const settlementsErrors = {
  "settlements/not-found": { en: "There is no such payment.", te: "అలాంటి చెల్లింపు లేదు." },
  "settlements/not-possible": {
    en: "This is not possible any more. The order has moved on.",
    te: "ఇది ఇప్పుడు కుదరదు. ఆర్డర్ స్థితి మారిపోయింది.",
  },
  "settlements/nothing-to-pay": {
    en: "Nothing is to be paid for this order. Please close it.",
    te: "ఈ ఆర్డర్‌కు చెల్లించాల్సింది ఏమీ లేదు. దయచేసి ముగించండి.",
  },
  "settlements/owes-nothing": {
    en: "This seller owes nothing.",
    te: "ఈ అమ్మకందారు ఇవ్వాల్సింది ఏమీ లేదు.",
  },
  "settlements/more-than-owed": {
    en: "This is more than the seller owes.",
    te: "ఇది అమ్మకందారు ఇవ్వాల్సిన దానికంటే ఎక్కువ.",
  },
  "settlements/reference-used": {
    en: "This number was entered before. Please check it.",
    te: "ఈ నంబర్ ఇంతకు ముందే నమోదైంది. దయచేసి చూడండి.",
  },
} as const satisfies ErrorTexts;
