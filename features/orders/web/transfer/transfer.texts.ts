import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./transfer.en.ts";
import { te } from "./transfer.te.ts";

/** The words of an order that is paid by bank transfer. */
export const useTransferTexts = defineTexts(en, te);
