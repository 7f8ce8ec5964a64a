import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./second-factor.en.ts";
import { te } from "./second-factor.te.ts";

export const useSecondFactorTexts = defineTexts(en, te);
