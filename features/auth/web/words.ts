import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of sign-in and its neighbours. */
export const useAuthTexts = defineTexts(en, te);
