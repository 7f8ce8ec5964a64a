import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./settings.en.ts";
import { te } from "./settings.te.ts";

export const useSettingsTexts = defineTexts(en, te);
