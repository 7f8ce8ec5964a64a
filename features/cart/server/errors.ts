import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const cartErrors = {
  "cart/not-enough-stock": {
    en: "Only {available} left. Please lower the number.",
    te: "{available} మాత్రమే మిగిలి ఉన్నాయి. దయచేసి సంఖ్య తగ్గించండి.",
  },
  "cart/locked": {
    en: "An order of this cart waits for its online payment. Pay it, or cancel that payment first.",
    te: "ఈ కార్ట్ ఆర్డర్ ఆన్‌లైన్ చెల్లింపు కోసం వేచి ఉంది. ముందుగా చెల్లించండి, లేదా ఆ చెల్లింపును రద్దు చేయండి.",
  },
  "cart/order-not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
  "cart/listing-not-found": {
    en: "This product is not sold any more.",
    te: "ఈ ఉత్పత్తి ఇప్పుడు అమ్మకంలో లేదు.",
  },
} as const;

export const cartFields: FieldTexts = {
  quantity: {
    en: "Enter a whole number, 1 or more.",
    te: "1 లేదా అంతకంటే ఎక్కువ పూర్ణ సంఖ్య ఇవ్వండి.",
  },
};
