import { defineTexts } from "#lib/language";

/** The words of the coupons in menus and headers. */
export const useCouponsTitles = defineTexts({ coupons: "Coupons" }, { coupons: "కూపన్లు" });
