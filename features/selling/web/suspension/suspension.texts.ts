import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./suspension.en.ts";
import { te } from "./suspension.te.ts";

/** Words about a seller who may not sell. */
export const useSuspensionTexts = defineTexts(en, te);
