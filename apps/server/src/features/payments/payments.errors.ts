import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const paymentsErrors = {
  "payments/order-not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
  "payments/not-offered": {
    en: "Nothing can be entered for this order.",
    te: "ఈ ఆర్డర్‌కు చెల్లింపు నమోదు చేయడం కుదరదు.",
  },
  "payments/more-than-due": {
    en: "This is more than what is due.",
    te: "ఇది చెల్లించాల్సిన మొత్తం కంటే ఎక్కువ.",
  },
  "payments/nothing-due": {
    en: "Nothing is left to be entered for this order.",
    te: "ఈ ఆర్డర్‌కు ఇంకా నమోదు చేయాల్సింది ఏమీ లేదు.",
  },
  "payments/reference-entered-before": {
    en: "This reference was entered for the order before.",
    te: "ఈ రిఫరెన్స్ నంబర్‌ను ఈ ఆర్డర్‌కు ఇప్పటికే ఇచ్చారు.",
  },
} as const satisfies ErrorTexts;

export const paymentsFields: FieldTexts = {
  amountInPaise: { en: "Enter an amount above ₹0.", te: "₹0 కంటే ఎక్కువ మొత్తం ఇవ్వండి." },
  paidThrough: { en: "Choose how it was paid.", te: "ఎలా చెల్లించారో ఎంచుకోండి." },
  utr: {
    en: "Enter the UTR of the transfer: 12, 16 or 22 signs, as in the bank's message.",
    te: "బదిలీ UTR ఇవ్వండి: బ్యాంక్ సందేశంలో ఉన్న 12, 16 లేదా 22 అక్షరాలు.",
  },
  reference: {
    en: "Enter the reference: 4 to 40 letters or digits.",
    te: "రిఫరెన్స్ నంబర్ ఇవ్వండి: 4 నుండి 40 అక్షరాలు లేదా అంకెలు.",
  },
};
