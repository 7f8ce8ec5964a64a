import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./refunds.en.ts";
import { te } from "./refunds.te.ts";

/** The words of refunds, as their buyer reads them. */
export const useRefundTexts = defineTexts(en, te);
