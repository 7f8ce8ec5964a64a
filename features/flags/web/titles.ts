import { defineTexts } from "#engine/web/words/language.ts";

export const useFlagsTitles = defineTexts({ flags: "Open and closed" }, { flags: "తెరిచినవి, మూసినవి" });
