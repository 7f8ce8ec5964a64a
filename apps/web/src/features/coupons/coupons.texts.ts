import { defineTexts } from "#lib/language";
import { en } from "./coupons.en.ts";
import { te } from "./coupons.te.ts";

/** The words of coupons. */
export const useCouponsTexts = defineTexts(en, te);
