import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the coupons in menus and headers. */
export const useCouponsTitles = defineTexts({ coupons: "Coupons" }, { coupons: "కూపన్లు" });
