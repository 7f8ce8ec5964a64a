import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";

export const invoicesErrors = {
  "invoices/not-found": { en: "There is no such document.", te: "అలాంటి పత్రం లేదు." },
  "invoices/order-cancelled": {
    en: "A cancelled order has no invoice.",
    te: "రద్దయిన ఆర్డర్‌కు ఇన్‌వాయిస్ ఉండదు.",
  },
} as const satisfies ErrorTexts;
