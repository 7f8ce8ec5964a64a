import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./people.en.ts";
import { te } from "./people.te.ts";

/** The words of the pages about people and their roles. */
export const usePeopleTexts = defineTexts(en, te);
