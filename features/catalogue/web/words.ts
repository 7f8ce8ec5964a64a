import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of product cards and the category strip. */
export const useCatalogueTexts = defineTexts(en, te);
