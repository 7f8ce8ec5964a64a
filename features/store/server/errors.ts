import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const storeErrors = {
  "store/product-not-found": {
    en: "Product not found.",
    te: "ఈ ఉత్పత్తి స్టోర్‌లో లేదు.",
  },
} as const satisfies ErrorTexts;

export const storeFields: FieldTexts = {
  q: {
    en: "Please search with fewer words.",
    te: "దయచేసి తక్కువ పదాలతో వెతకండి.",
  },
};
