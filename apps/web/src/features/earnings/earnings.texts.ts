import { defineTexts } from "#lib/language";
import { en } from "./earnings.en.ts";
import { te } from "./earnings.te.ts";

/** The words of the earnings page. */
export const useEarningsTexts = defineTexts(en, te);
