import { defineTexts } from "#lib/language";

/** The words of payments in headers. */
export const usePaymentsTitles = defineTexts(
  { paymentDetails: "Payment details" },
  { paymentDetails: "చెల్లింపు వివరాలు" },
);
