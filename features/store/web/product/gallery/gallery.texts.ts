import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./gallery.en.ts";
import { te } from "./gallery.te.ts";

/** The words of a product's photos. */
export const useGalleryTexts = defineTexts(en, te);
