import { defineTexts } from "#engine/web/words/language.ts";

/** The words of payments in headers. */
export const usePaymentsTitles = defineTexts(
  { paymentDetails: "Payment details", onlinePayment: "Online payment" },
  { paymentDetails: "చెల్లింపు వివరాలు", onlinePayment: "ఆన్‌లైన్ చెల్లింపు" },
);
