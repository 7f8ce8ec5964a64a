import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./take-back.en.ts";
import { te } from "./take-back.te.ts";

/** The words of taking back what was noted of a tax; of finance only, so agents do not load them. */
export const useTakeBackTexts = defineTexts(en, te);
