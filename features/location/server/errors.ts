import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";

export const locationErrors = {
  "location/pin-code-wrong": {
    en: "Enter a valid 6-digit pin code.",
    te: "సరైన 6 అంకెల పిన్ కోడ్ ఇవ్వండి.",
  },
} as const satisfies ErrorTexts;
