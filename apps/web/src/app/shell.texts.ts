import { defineTexts } from "../lib/language.ts";
import { en } from "./shell.en.ts";
import { te } from "./shell.te.ts";

/** The words of header, drawer and footer. */
export const useShellTexts = defineTexts(en, te);
