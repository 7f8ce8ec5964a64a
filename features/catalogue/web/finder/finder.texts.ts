import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./finder.en.ts";
import { te } from "./finder.te.ts";

/** The words of the product finder. */
export const useFinderTexts = defineTexts(en, te);
