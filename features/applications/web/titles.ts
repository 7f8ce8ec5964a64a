import { defineTexts } from "#engine/web/words/language.ts";

export const useApplicationsTitles = defineTexts(
  { apply: "Work with Santha", applications: "Applications", application: "An application" },
  { apply: "సంతతో పని చేయండి", applications: "దరఖాస్తులు", application: "ఒక దరఖాస్తు" },
);
