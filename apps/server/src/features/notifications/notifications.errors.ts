import type { ErrorTexts } from "#platform/errors";

export const notificationsErrors = {
  "notifications/not-found": {
    en: "This notification is not there any more.",
    te: "ఈ నోటిఫికేషన్ ఇప్పుడు లేదు.",
  },
} as const satisfies ErrorTexts;
