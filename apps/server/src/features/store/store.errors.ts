import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const storeErrors = {
  "store/product-not-found": {
    en: "This product is not in the store.",
    te: "ఈ ఉత్పత్తి స్టోర్‌లో లేదు.",
  },
} as const satisfies ErrorTexts;

export const storeFields: FieldTexts = {
  q: {
    en: "Please search with fewer words.",
    te: "దయచేసి తక్కువ పదాలతో వెతకండి.",
  },
};
