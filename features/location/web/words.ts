import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words around pin codes and places. */
export const useLocationTexts = defineTexts(en, te);
