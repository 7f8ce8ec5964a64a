import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the seller's pages in menus and headers. */
export const useSellingTitles = defineTexts(
  {
    today: "Today",
    sellerOrders: "Orders received",
    sellerOrder: "Order received",
    areas: "Delivery areas",
    suspension: "Selling",
  },
  {
    today: "ఈ రోజు",
    sellerOrders: "వచ్చిన ఆర్డర్లు",
    sellerOrder: "వచ్చిన ఆర్డర్",
    areas: "డెలివరీ ప్రాంతాలు",
    suspension: "అమ్మకం",
  },
);
