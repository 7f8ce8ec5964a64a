import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./online.en.ts";
import { te } from "./online.te.ts";

/** The words of online payments. */
export const useOnlineTexts = defineTexts(en, te);
