import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";

export const reputationErrors = {
  "reputation/not-found": { en: "This person is not on Santha.", te: "ఈ వ్యక్తి సంతలో లేరు." },
} as const satisfies ErrorTexts;
