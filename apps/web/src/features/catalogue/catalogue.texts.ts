import { defineTexts } from "#lib/language";
import { en } from "./catalogue.en.ts";
import { te } from "./catalogue.te.ts";

/** The words of product cards and the category strip. */
export const useCatalogueTexts = defineTexts(en, te);
