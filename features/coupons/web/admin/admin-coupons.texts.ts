import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./admin-coupons.en.ts";
import { te } from "./admin-coupons.te.ts";

/** Words of the platform admin's page of coupons. */
export const useAdminCouponsTexts = defineTexts(en, te);
