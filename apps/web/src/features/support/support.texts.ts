import { defineTexts } from "#lib/language";
import { en } from "./support.en.ts";
import { te } from "./support.te.ts";

/** The words of support's desk. */
export const useSupportTexts = defineTexts(en, te);
