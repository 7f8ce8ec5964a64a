import { defineTexts } from "#lib/language";
import { en } from "./wishlist.en.ts";
import { te } from "./wishlist.te.ts";

/** The words of the wishlist. */
export const useWishlistTexts = defineTexts(en, te);
