import { defineTexts } from "#engine/web/words/language.ts";

/** The words of order pages in headers. */
export const useOrdersTitles = defineTexts(
  { success: "Order success", failed: "Order failed", order: "Order", status: "Order status" },
  { success: "ఆర్డర్ నమోదైంది", failed: "ఆర్డర్ విఫలమైంది", order: "ఆర్డర్", status: "ఆర్డర్ స్థితి" },
);
