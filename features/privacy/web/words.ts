import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of the person's own page and of the admins' list. */
export const usePrivacyTexts = defineTexts(en, te);
