import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./day.en.ts";
import { te } from "./day.te.ts";

/** The words of the seller's day. */
export const useDayTexts = defineTexts(en, te);
