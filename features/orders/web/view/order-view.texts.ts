import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./order-view.en.ts";
import { te } from "./order-view.te.ts";

/** The words that only the full view and the status view of an order use. */
export const useOrderViewTexts = defineTexts(en, te);
