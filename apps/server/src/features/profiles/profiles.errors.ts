import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const profilesErrors = {
  "profiles/not-found": {
    en: "This profile was not found.",
    te: "ఈ ప్రొఫైల్ దొరకలేదు.",
  },
} as const satisfies ErrorTexts;

export const profilesFields: FieldTexts = {};
