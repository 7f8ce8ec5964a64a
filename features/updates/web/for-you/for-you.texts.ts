import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./for-you.en.ts";
import { te } from "./for-you.te.ts";

/** The words of the order "For you", which come with the page of updates. */
export const useForYouTexts = defineTexts(en, te);
