import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of home. */
export const useHomeTexts = defineTexts(en, te);
