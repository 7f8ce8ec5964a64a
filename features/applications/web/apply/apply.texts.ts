import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./apply.en.ts";
import { te } from "./apply.te.ts";

/** Words of the page on which people apply. */
export const useApplyTexts = defineTexts(en, te);
