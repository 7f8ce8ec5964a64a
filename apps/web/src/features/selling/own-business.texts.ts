import { defineTexts } from "#lib/language";
import { en } from "./own-business.en.ts";
import { te } from "./own-business.te.ts";

export const useOwnBusinessTexts = defineTexts(en, te);
