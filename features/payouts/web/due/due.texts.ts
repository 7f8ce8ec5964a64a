import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./due.en.ts";
import { te } from "./due.te.ts";

/** The words of what is due to agents. */
export const useDueTexts = defineTexts(en, te);
