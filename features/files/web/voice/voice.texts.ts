import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./voice.en.ts";
import { te } from "./voice.te.ts";

/** The words of recording and hearing voice notes. */
export const useVoiceTexts = defineTexts(en, te);
