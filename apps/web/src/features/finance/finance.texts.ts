import { defineTexts } from "#lib/language";
import { en } from "./finance.en.ts";
import { te } from "./finance.te.ts";

/** The words of finance's page. */
export const useFinanceTexts = defineTexts(en, te);
