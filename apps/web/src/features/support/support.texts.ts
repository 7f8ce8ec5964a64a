import { defineTexts } from "#lib/language";

/** The words of support's desk. */
export const useSupportTexts = defineTexts(
  {
    forSupport: "This page is for support",
    toHome: "Go to home",
    none: "Nothing waits for a decision",
    noneHint: "What buyers cancel or give back, and what they dispute, appears here.",
    order: (id: string) => `Order #${id}`,
    disputed: "Disputed",
    total: "Order total",
    buyer: "Buyer",
    seller: "Seller",
    sellerSaid: "What the seller refused",
    done: "Done.",
  },
  {
    forSupport: "ఈ పేజీ సహాయ కేంద్రం కోసం",
    toHome: "హోమ్‌కు వెళ్లండి",
    none: "నిర్ణయం కోసం ఏమీ లేవు",
    noneHint: "కొనుగోలుదారులు రద్దు చేసేవి, వాపసు ఇచ్చేవి, వివాదాలు ఇక్కడ కనిపిస్తాయి.",
    order: (id: string) => `ఆర్డర్ #${id}`,
    disputed: "వివాదం",
    total: "ఆర్డర్ మొత్తం",
    buyer: "కొనుగోలుదారు",
    seller: "అమ్మకందారు",
    sellerSaid: "అమ్మకందారు నిరాకరించినవి",
    done: "పూర్తయింది.",
  },
);
