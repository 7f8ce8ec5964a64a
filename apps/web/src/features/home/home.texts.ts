import { defineTexts } from "#lib/language";
import { en } from "./home.en.ts";
import { te } from "./home.te.ts";

/** The words of home. */
export const useHomeTexts = defineTexts(en, te);
