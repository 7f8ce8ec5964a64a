import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./areas.en.ts";
import { te } from "./areas.te.ts";

export const useAreasTexts = defineTexts(en, te);
