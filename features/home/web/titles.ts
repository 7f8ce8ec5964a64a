import { defineTexts } from "#engine/web/words/language.ts";

/** The words of home in menus. */
export const useHomeTitles = defineTexts({ home: "Home" }, { home: "హోమ్" });
