import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./own-business.en.ts";
import { te } from "./own-business.te.ts";

export const useOwnBusinessTexts = defineTexts(en, te);
