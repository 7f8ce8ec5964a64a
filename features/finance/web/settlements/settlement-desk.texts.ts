import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./settlement-desk.en.ts";
import { te } from "./settlement-desk.te.ts";

/** The words of the table of what sellers are to be paid. */
export const useSettlementDeskTexts = defineTexts(en, te);
