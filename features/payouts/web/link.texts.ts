import { defineTexts } from "#engine/web/words/language.ts";

/** Of the link alone: the page that shows it does not load the words of payouts. */
export const useLinkTexts = defineTexts(
  { openPayouts: "Payouts and statement" },
  { openPayouts: "చెల్లింపులు, నివేదిక" },
);
