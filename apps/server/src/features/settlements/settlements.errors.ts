import { numberUsedBefore } from "#features/ledger";
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
  "settlements/sum-changed": {
    en: "What the seller is to get has changed: it is {amount} now. Please look at it again before it is paid.",
    te: "అమ్మకందారుకు ఇవ్వాల్సిన మొత్తం మారింది: ఇప్పుడు {amount}. చెల్లించే ముందు మళ్ళీ చూడండి.",
  },
  "settlements/owes-nothing": {
    en: "This seller owes nothing.",
    te: "ఈ అమ్మకందారు ఇవ్వాల్సింది ఏమీ లేదు.",
  },
  "settlements/more-than-owed": {
    en: "This is more than the seller owes.",
    te: "ఇది అమ్మకందారు ఇవ్వాల్సిన దానికంటే ఎక్కువ.",
  },
  "settlements/reference-used": numberUsedBefore,
} as const satisfies ErrorTexts;
