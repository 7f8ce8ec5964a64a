import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of coupons. */
export const useCouponsTexts = defineTexts(en, te);
