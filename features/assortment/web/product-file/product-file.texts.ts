import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./product-file.en.ts";
import { te } from "./product-file.te.ts";

/** The words of the page that proposes products by file. */
export const useProductFileTexts = defineTexts(en, te);
