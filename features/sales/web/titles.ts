import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages in menus and headers. */
export const useSalesTitles = defineTexts(
  { accounts: "Accounts", sales: "Sales", purchases: "Purchases" },
  { accounts: "ఖాతాలు", sales: "అమ్మకాలు", purchases: "కొనుగోళ్లు" },
);
