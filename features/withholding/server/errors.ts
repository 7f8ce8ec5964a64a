import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { numberUsedBefore } from "#features/ledger/server";

const wrongDay = {
  en: "Enter the day of the payment: after the month of the tax, and not after today.",
  te: "చెల్లించిన తేదీ ఇవ్వండి: పన్ను నెల ముగిశాక, ఈ రోజు లోపు.",
};

const wrongRefundDay = {
  en: "Enter the day on which it came: after the month of the tax, and not after today.",
  te: "సొమ్ము వచ్చిన తేదీ ఇవ్వండి: పన్ను నెల ముగిశాక, ఈ రోజు లోపు.",
};

export const withholdingErrors = {
  "withholding/nothing-due": {
    en: "Nothing of this tax can be paid for this month now.",
    te: "ఈ నెలకు ఈ పన్ను ఇప్పుడు చెల్లించాల్సింది లేదు.",
  },
  "withholding/paid-before": {
    en: "This tax is already marked as paid.",
    te: "ఈ పన్ను చెల్లించినట్టు ఇంతకు ముందే నమోదైంది.",
  },
  "withholding/sum-changed": {
    en: "What is due has changed: it is {amount} now. Please look at it again.",
    te: "చెల్లించాల్సిన మొత్తం మారింది: ఇప్పుడు {amount}. దయచేసి మళ్లీ చూడండి.",
  },
  "withholding/nothing-claimed": {
    en: "Nothing of this tax is claimed from the state for this month.",
    te: "ఈ నెలకు ఈ పన్నులో ప్రభుత్వం నుండి తిరిగి రావాల్సింది లేదు.",
  },
  "withholding/not-noted": {
    en: "This entry is already undone.",
    te: "ఈ నమోదు ఇప్పుడు లెక్కలో లేదు.",
  },
  "withholding/wrong-day": wrongDay,
  "withholding/wrong-refund-day": wrongRefundDay,
  "withholding/reference-used": numberUsedBefore,
} as const satisfies ErrorTexts;

export const withholdingFields: FieldTexts = {
  challan: {
    en: "Enter the number of the challan.",
    te: "చలాన్ నంబర్ ఇవ్వండి.",
  },
  paidOn: wrongDay,
  refundedOn: wrongRefundDay,
  reason: { en: "Write the reason in 3 to 300 characters.", te: "కారణాన్ని 3 నుండి 300 అక్షరాల్లో రాయండి." },
};
