import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";

/** The sentences for each code that a call of sales names. */
export const salesErrors = {
  "sales/period-too-long": {
    en: "Choose a period of at most one year.",
    te: "ఒక సంవత్సరానికి మించని కాలం ఎంచుకోండి.",
  },
} as const satisfies ErrorTexts;
