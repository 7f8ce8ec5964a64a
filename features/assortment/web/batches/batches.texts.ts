import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./batches.en.ts";
import { te } from "./batches.te.ts";

export const useBatchesTexts = defineTexts(en, te);
