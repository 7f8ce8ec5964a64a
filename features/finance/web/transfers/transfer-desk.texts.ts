import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./transfer-desk.en.ts";
import { te } from "./transfer-desk.te.ts";

/** The words of the table of transfers that wait for finance. */
export const useTransferDeskTexts = defineTexts(en, te);
