import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./facets.en.ts";
import { te } from "./facets.te.ts";

/** The words of filters and order. */
export const useFacetTexts = defineTexts(en, te);
