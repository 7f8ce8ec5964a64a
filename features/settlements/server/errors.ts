import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { numberUsedBefore } from "#features/ledger/server";

export const settlementsErrors = {
  "settlements/not-found": { en: "There is no such payment.", te: "అలాంటి చెల్లింపు లేదు." },
  "settlements/not-possible": {
    en: "This is not possible any more. The order has moved on.",
    te: "ఇది ఇప్పుడు కుదరదు. ఆర్డర్ స్థితి మారిపోయింది.",
  },
  "settlements/changed": {
    en: "Some payments have changed since you looked. See what is left.",
    te: "మీరు చూసిన తర్వాత కొన్ని చెల్లింపులు మారాయి. మిగిలినవి చూడండి.",
  },
  "settlements/no-account": {
    en: "This seller has named no account yet. He names it beside his orders.",
    te: "ఈ అమ్మకందారు ఇంకా ఖాతా ఇవ్వలేదు. తన ఆర్డర్ల పేజీలో ఇస్తారు.",
  },
  "settlements/sum-changed": {
    en: "What the seller is to get has changed: it is {amount} now. If you have paid already, book what you paid; else cancel and look again.",
    te: "అమ్మకందారుకు ఇవ్వాల్సిన మొత్తం మారింది: ఇప్పుడు {amount}. ఇప్పటికే చెల్లించి ఉంటే చెల్లించిన మొత్తాన్ని నమోదు చేయండి; లేకపోతే ‘వద్దు’ నొక్కి మళ్లీ చూడండి.",
  },
  "settlements/no-seller": { en: "There is no such seller.", te: "అలాంటి అమ్మకందారు లేరు." },
  "settlements/no-credit": {
    en: "Nothing that this seller has sent is his any more. He has nothing to get back.",
    te: "ఈ అమ్మకందారు పంపిన దానిలో ఆయనది ఇంకేమీ లేదు. తిరిగి పంపాల్సింది ఏమీ లేదు.",
  },
  "settlements/reference-used": numberUsedBefore,
} as const satisfies ErrorTexts;

export const settlementsFields: FieldTexts = {
  paidInPaise: { en: "Enter what was paid, above ₹0.", te: "చెల్లించిన మొత్తం ₹0 కంటే ఎక్కువ ఉండాలి." },
};
