import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of payments. */
export const usePaymentsTexts = defineTexts(en, te);
