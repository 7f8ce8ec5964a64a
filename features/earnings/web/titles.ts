import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the earnings page in menus and headers. */
export const useEarningsTitles = defineTexts(
  { earnings: "Earnings", myOrders: "My orders", myEarnings: "My earnings" },
  { earnings: "ఆదాయం", myOrders: "నా ఆర్డర్లు", myEarnings: "నా ఆదాయం" },
);
