import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";

export const analyticsErrors = {
  "analytics/order-not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
} as const satisfies ErrorTexts;
