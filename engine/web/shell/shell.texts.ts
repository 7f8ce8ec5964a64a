import { defineTexts } from "../words/language.ts";
import { en } from "./shell.en.ts";
import { te } from "./shell.te.ts";

/** The words around every page, and of addresses that lead nowhere. */
export const useShellTexts = defineTexts(en, te);
