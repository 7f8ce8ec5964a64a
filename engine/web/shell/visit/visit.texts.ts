import { defineTexts } from "../../words/language.ts";
import { en } from "./visit.en.ts";
import { te } from "./visit.te.ts";

/** The words of splash and tour. */
export const useVisitTexts = defineTexts(en, te);
