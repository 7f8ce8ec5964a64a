import { defineTexts } from "#lib/language";
import { en } from "./unsent.en.ts";
import { te } from "./unsent.te.ts";

export const useUnsentTexts = defineTexts(en, te);
