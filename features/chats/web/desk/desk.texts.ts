import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./desk.en.ts";
import { te } from "./desk.te.ts";

export const useDeskTexts = defineTexts(en, te);
