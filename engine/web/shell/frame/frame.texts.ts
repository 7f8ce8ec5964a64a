import { defineTexts } from "../../words/language.ts";
import { en } from "./frame.en.ts";
import { te } from "./frame.te.ts";

/** The words of header, drawer and footer. */
export const useFrameTexts = defineTexts(en, te);
