import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./product.en.ts";
import { te } from "./product.te.ts";

/** The words of the full view of a product. */
export const useProductTexts = defineTexts(en, te);
