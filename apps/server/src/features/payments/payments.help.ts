import type { HelpPage } from "#platform/feature";

export const paymentsHelp: readonly HelpPage[] = [
  {
    route: "/app/order/{orderId}/paymentDetails",
    title: { en: "Payment details", te: "చెల్లింపు వివరాలు" },
    paragraphs: {
      en: [
        "Enter what you have paid for an order by bank transfer, UPI or cash, with the reference by which it can be found.",
        "It shows as Waiting for confirmation until the money is confirmed. Only then the balance goes down and the margin counts.",
      ],
      te: [
        "ఆర్డర్‌కు బ్యాంక్ బదిలీ, UPI లేదా నగదుతో మీరు చెల్లించిన మొత్తాన్ని, దాని రిఫరెన్స్ నంబర్‌తో ఇక్కడ నమోదు చేయండి.",
        "సొమ్ము అందినట్టు నిర్ధారించే వరకు అది నిర్ధారణ కోసం వేచి ఉంటుంది. ఆ తర్వాతే బాకీ తగ్గుతుంది, మార్జిన్ లెక్కలోకి వస్తుంది.",
      ],
    },
  },
];
