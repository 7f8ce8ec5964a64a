import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words about packs that a buyer cancels or gives back. */
export const useRequestsTexts = defineTexts(en, te);
