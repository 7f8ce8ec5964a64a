import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./photo-offers.en.ts";
import { te } from "./photo-offers.te.ts";

/** The words about photos that sellers offer. */
export const usePhotoOffersTexts = defineTexts(en, te);
