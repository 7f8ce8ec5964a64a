import { defineTexts } from "#engine/web/words/language.ts";

/** The words about the farmer for whom an order was placed. */
export const useAssistedTexts = defineTexts(
  {
    placedFor: "Placed for",
    agreed: (amount: string, when: string) => `Agreed to ${amount} by code, ${when}`,
    notConfirmed: "Not confirmed by the farmer with a code",
  },
  {
    placedFor: "ఎవరి కోసం",
    agreed: (amount: string, when: string) => `${amount} కు కోడ్‌తో సమ్మతించారు, ${when}`,
    notConfirmed: "రైతు కోడ్‌తో నిర్ధారించలేదు",
  },
);
