import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./share.en.ts";
import { te } from "./share.te.ts";

/** The words of sharing a product. */
export const useShareTexts = defineTexts(en, te);
