import { defineTexts } from "#engine/web/words/language.ts";

/** The words of finance's page in menus and headers. */
export const useFinanceTitles = defineTexts({ finance: "Finance" }, { finance: "లెక్కలు" });
