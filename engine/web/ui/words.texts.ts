import { defineTexts } from "../words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of the parts themselves. */
export const useWords = defineTexts(en, te);
