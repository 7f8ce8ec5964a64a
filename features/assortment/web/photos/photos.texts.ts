import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./photos.en.ts";
import { te } from "./photos.te.ts";

/** The words of the page with a product's photos. */
export const usePhotosTexts = defineTexts(en, te);
