import { defineTexts } from "#engine/web/words/language.ts";

/** The words of support's desk in menus and headers. */
export const useSupportTitles = defineTexts(
  { desk: "Support desk", order: "Order for support", orders: "Orders", adminOrder: "Order for admin" },
  { desk: "సహాయ కేంద్రం పని", order: "సహాయ కేంద్రానికి ఆర్డర్", orders: "ఆర్డర్లు", adminOrder: "నిర్వహణకు ఆర్డర్" },
);
