import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./groups.en.ts";
import { te } from "./groups.te.ts";

export const useGroupTexts = defineTexts(en, te);
