import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./card.en.ts";
import { te } from "./card.te.ts";

/** The words of a card, which come with the home stream too. */
export const useCardTexts = defineTexts(en, te);
