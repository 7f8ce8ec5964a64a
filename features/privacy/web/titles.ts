import { defineTexts } from "#engine/web/words/language.ts";

export const usePrivacyTitles = defineTexts(
  { yourData: "Your data", requests: "Privacy requests" },
  { yourData: "మీ డేటా", requests: "గోప్యతా అభ్యర్థనలు" },
);
