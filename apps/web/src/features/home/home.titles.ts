import { defineTexts } from "#lib/language";

/** The words of home in menus. */
export const useHomeTitles = defineTexts({ home: "Home" }, { home: "హోమ్" });
