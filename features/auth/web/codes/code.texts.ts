import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./code.en.ts";
import { te } from "./code.te.ts";

/** The words of the pages that ask for a code or take one; apart from sign-in, which is the first screen. */
export const useCodeTexts = defineTexts(en, te);
