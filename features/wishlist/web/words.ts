import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of the wishlist. */
export const useWishlistTexts = defineTexts(en, te);
