import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./offers.en.ts";
import { te } from "./offers.te.ts";

export const useOffersTexts = defineTexts(en, te);
