import { defineTexts } from "#lib/language";
import { en } from "./selling.en.ts";
import { te } from "./selling.te.ts";

/** The words of the seller's pages. */
export const useSellingTexts = defineTexts(en, te);
