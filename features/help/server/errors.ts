import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const helpErrors = {
  "help/message-not-found": { en: "This message was not found.", te: "ఈ సందేశం దొరకలేదు." },
  "help/closed-already": {
    en: "Somebody has closed this message already.",
    te: "ఈ సందేశాన్ని ఇప్పటికే మరొకరు ముగించారు.",
  },
} as const satisfies ErrorTexts;

export const helpFields: FieldTexts = {
  text: { en: "Please write a few words.", te: "దయచేసి కొన్ని మాటలు రాయండి." },
};
