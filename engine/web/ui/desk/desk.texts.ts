import { defineTexts } from "../../words/language.ts";
import { en } from "./desk.en.ts";
import { te } from "./desk.te.ts";

/** The words of the desk's own parts. */
export const useDeskTexts = defineTexts(en, te);
