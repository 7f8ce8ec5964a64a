import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./commissions.en.ts";
import { te } from "./commissions.te.ts";

/** Words of the rules by which agents earn. */
export const useCommissionsTexts = defineTexts(en, te);
