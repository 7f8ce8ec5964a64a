import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const wishlistErrors = {
  "wishlist/not-found": {
    en: "This is not on your wishlist.",
    te: "ఇది మీ విష్‌లిస్ట్‌లో లేదు.",
  },
  "wishlist/product-not-found": {
    en: "Product not found.",
    te: "ఈ ఉత్పత్తి స్టోర్‌లో లేదు.",
  },
  "wishlist/full": {
    en: "Your wishlist is full ({most} products). Please remove one first.",
    te: "మీ విష్‌లిస్ట్ నిండింది ({most} ఉత్పత్తులు). దయచేసి ముందుగా ఒకటి తీసివేయండి.",
  },
} as const satisfies ErrorTexts;

export const wishlistFields: FieldTexts = {};
