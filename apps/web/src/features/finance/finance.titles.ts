import { defineTexts } from "#lib/language";

/** The words of finance's page in menus and headers. */
export const useFinanceTitles = defineTexts({ finance: "Finance" }, { finance: "లెక్కలు" });
