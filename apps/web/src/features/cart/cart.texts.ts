import { defineTexts } from "#lib/language";
import { en } from "./cart.en.ts";
import { te } from "./cart.te.ts";

/** The words of the cart. */
export const useCartTexts = defineTexts(en, te);
