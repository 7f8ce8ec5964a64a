import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages of licences in menus and headers. */
export const useLicencesTitles = defineTexts(
  { licences: "Licences", queue: "Sellers' licences" },
  { licences: "లైసెన్స్‌లు", queue: "అమ్మకందారుల లైసెన్స్‌లు" },
);
