import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the coupons in menus and headers. */
export const useCouponsTitles = defineTexts(
  { coupons: "Coupons", everybodys: "All coupons", batches: "Coupon codes" },
  { coupons: "కూపన్లు", everybodys: "అన్ని కూపన్లు", batches: "కూపన్ కోడ్‌లు" },
);
