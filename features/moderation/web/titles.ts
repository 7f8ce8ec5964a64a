import { defineTexts } from "#engine/web/words/language.ts";

export const useModerationTitles = defineTexts(
  { reports: "Reports", own: "Hidden by support", writing: "Words and writing" },
  { reports: "ఫిర్యాదులు వచ్చినవి", own: "కనిపించకుండా చేసినది", writing: "మాటలు, రాతలు" },
);
