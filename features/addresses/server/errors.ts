import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";

export const addressesErrors = {
  "addresses/not-found": {
    en: "This address is not in your address book.",
    te: "ఈ చిరునామా మీ చిరునామాల్లో లేదు.",
  },
  "addresses/full": {
    en: "Your address book is full ({most} addresses). Please delete one first.",
    te: "మీ చిరునామాల జాబితా నిండింది ({most}). దయచేసి ముందుగా ఒకటి తొలగించండి.",
  },
} as const satisfies ErrorTexts;
