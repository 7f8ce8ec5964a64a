import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const sellingErrors = {
  "selling/no-business": {
    en: "No business is registered for you yet.",
    te: "మీ పేరుతో ఇంకా వ్యాపారం నమోదు కాలేదు.",
  },
} as const satisfies ErrorTexts;

export const sellingFields: FieldTexts = {
  town: {
    en: "Write your town in Latin letters, at most 80.",
    te: "మీ ఊరి పేరును ఇంగ్లిష్ అక్షరాల్లో, 80 లోపు రాయండి.",
  },
  townTe: {
    en: "Write it in Telugu letters, at most 80, or leave it empty.",
    te: "తెలుగు అక్షరాల్లో, 80 లోపు రాయండి, లేదా ఖాళీగా వదిలేయండి.",
  },
};
