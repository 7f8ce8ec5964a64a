import { defineTexts } from "#lib/language";
import { en } from "./location.en.ts";
import { te } from "./location.te.ts";

/** The words around pin codes and places. */
export const useLocationTexts = defineTexts(en, te);
