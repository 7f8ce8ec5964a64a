import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./assist.en.ts";
import { te } from "./assist.te.ts";

/** The words of the assist step. */
export const useAssistTexts = defineTexts(en, te);
