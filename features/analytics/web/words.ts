import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of the consent to the data layer. */
export const useAnalyticsTexts = defineTexts(en, te);
