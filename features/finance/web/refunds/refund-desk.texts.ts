import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./refund-desk.en.ts";
import { te } from "./refund-desk.te.ts";

/** The words of the table of refunds. */
export const useRefundDeskTexts = defineTexts(en, te);
