import { defineTexts } from "#lib/language";
import { en } from "./checkout.en.ts";
import { te } from "./checkout.te.ts";

/** The words of shipping and confirm. */
export const useCheckoutTexts = defineTexts(en, te);
