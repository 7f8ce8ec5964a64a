import { defineTexts } from "#lib/language";
import { en } from "./payments.en.ts";
import { te } from "./payments.te.ts";

/** The words of payments. */
export const usePaymentsTexts = defineTexts(en, te);
