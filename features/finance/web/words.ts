import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of finance's page. */
export const useFinanceTexts = defineTexts(en, te);
