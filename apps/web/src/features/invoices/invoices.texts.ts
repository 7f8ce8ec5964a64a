import { defineTexts } from "#lib/language";
import { en } from "./invoices.en.ts";
import { te } from "./invoices.te.ts";

export const useInvoicesTexts = defineTexts(en, te);
