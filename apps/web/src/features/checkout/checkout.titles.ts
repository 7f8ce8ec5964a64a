import { defineTexts } from "#lib/language";

/** The words of the checkout's steps in headers. */
export const useCheckoutTitles = defineTexts(
  { shipping: "Shipping", confirm: "Confirm" },
  { shipping: "రవాణా", confirm: "నిర్ధారణ" },
);
