import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the checkout's steps in headers. */
export const useCheckoutTitles = defineTexts(
  {
    shipping: "Shipping",
    assist: "Assist",
    drafts: "Draft orders",
    draft: "Draft order",
    confirm: "Confirm",
  },
  { shipping: "డెలివరీ", assist: "రైతు వివరాలు", drafts: "డ్రాఫ్ట్ ఆర్డర్లు", draft: "డ్రాఫ్ట్ ఆర్డర్", confirm: "నిర్ధారణ" },
);
