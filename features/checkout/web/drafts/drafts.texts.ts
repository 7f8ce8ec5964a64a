import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./drafts.en.ts";
import { te } from "./drafts.te.ts";

/** The words about orders that are prepared on the phone. */
export const useDraftsTexts = defineTexts(en, te);
