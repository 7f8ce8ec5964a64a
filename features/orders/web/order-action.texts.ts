import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./order-action.en.ts";
import { te } from "./order-action.te.ts";

/** The words of what a buyer may do with an order. */
export const useOrderActionTexts = defineTexts(en, te);
