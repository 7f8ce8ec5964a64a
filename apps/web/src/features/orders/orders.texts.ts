import { defineTexts } from "#lib/language";
import { en } from "./orders.en.ts";
import { te } from "./orders.te.ts";

/** The words of orders. */
export const useOrdersTexts = defineTexts(en, te);
