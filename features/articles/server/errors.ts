import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const articlesErrors = {
  "articles/not-found": { en: "There is no such text.", te: "ఇలాంటి పాఠం లేదు." },
  "articles/version-not-found": { en: "There is no such version.", te: "ఇలాంటి వెర్షన్ లేదు." },
  "articles/changed-meanwhile": {
    en: "Another admin has published a newer version. Read it first.",
    te: "మరో నిర్వాహకులు కొత్త వెర్షన్ ప్రచురించారు. ముందు దాన్ని చదవండి.",
  },
  "articles/same-text": {
    en: "People read exactly this text already.",
    te: "ఇప్పుడు అందరికీ కనిపించేది ఇదే పాఠం.",
  },
} as const satisfies ErrorTexts;

export const articlesFields: FieldTexts = {
  en: { en: "Write the English text (20–20,000 characters).", te: "ఇంగ్లిష్ పాఠం రాయండి: 20 నుండి 20,000 అక్షరాలు." },
  te: { en: "Write the Telugu text (20–20,000 characters).", te: "తెలుగు పాఠం రాయండి: 20 నుండి 20,000 అక్షరాలు." },
  reason: { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
};
