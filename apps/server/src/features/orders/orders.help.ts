import type { HelpPage } from "#platform/feature";

export const ordersHelp: readonly HelpPage[] = [
  {
    route: "/app/order",
    title: { en: "Earnings", te: "ఆదాయం" },
    paragraphs: {
      en: [
        "Total earnings is the margin of all orders that were delivered and fully paid. Pending earnings is the margin of orders still on their way or not yet paid.",
        "Each tile is one order of one seller. Touch it to see the items, the address and the price breakup.",
        "A delivered order that is not fully paid stays pending until the balance is paid.",
      ],
      te: [
        "మొత్తం ఆదాయం అంటే డెలివరీ అయ్యి, పూర్తిగా చెల్లింపు జరిగిన ఆర్డర్ల మార్జిన్. పెండింగ్ ఆదాయం అంటే ఇంకా దారిలో ఉన్న లేదా చెల్లింపు పూర్తికాని ఆర్డర్ల మార్జిన్.",
        "ప్రతి కార్డు ఒక విక్రేతకు చెందిన ఒక ఆర్డర్. వస్తువులు, చిరునామా, ధర వివరాలు చూడటానికి దాన్ని తాకండి.",
        "డెలివరీ అయినా చెల్లింపు పూర్తికాని ఆర్డర్, మిగిలిన మొత్తం చెల్లించే వరకు పెండింగ్‌లో ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/order/{id}",
    title: { en: "Order", te: "ఆర్డర్" },
    paragraphs: {
      en: [
        "The page shows where the order is, what was bought, and every part of the price.",
        "Final customer price is what you collect from the farmer: the order total plus your margin.",
      ],
      te: [
        "ఆర్డర్ ఎక్కడ ఉందో, ఏమి కొన్నారో, ధరలోని ప్రతి భాగం ఈ పేజీలో కనిపిస్తుంది.",
        "తుది కస్టమర్ ధర అంటే రైతు నుండి మీరు తీసుకునే మొత్తం: ఆర్డర్ మొత్తం, మీ మార్జిన్ కలిపి.",
      ],
    },
  },
  {
    route: "/app/order/{orderId}/status",
    title: { en: "Order status", te: "ఆర్డర్ స్థితి" },
    paragraphs: {
      en: [
        "Every step the order has taken, the newest at the top, with day and time.",
        "From dispatch on you see who carries the parcel, and a link to the carrier's own page where there is one.",
      ],
      te: [
        "ఆర్డర్ దాటిన ప్రతి దశ, కొత్తది పైన, తేదీ, సమయంతో కనిపిస్తుంది.",
        "పంపిన తర్వాత పార్శిల్‌ను ఎవరు తెస్తున్నారో, ఉంటే వారి పేజీకి లింక్ కనిపిస్తాయి.",
      ],
    },
  },
  {
    route: "/app/order/success/{id}",
    title: { en: "Order success", te: "ఆర్డర్ నమోదైంది" },
    paragraphs: {
      en: [
        "Your order is placed. Note the order number; the farmer also gets it by SMS.",
        "Open the price breakup to see each charge. The order is under Earnings at once.",
      ],
      te: [
        "మీ ఆర్డర్ నమోదైంది. ఆర్డర్ సంఖ్యను గుర్తుంచుకోండి; రైతుకు కూడా SMS వస్తుంది.",
        "ప్రతి ఛార్జీ చూడటానికి ధర వివరాలు తెరవండి. ఆర్డర్ వెంటనే ఆదాయం పేజీలో కనిపిస్తుంది.",
      ],
    },
  },
  {
    route: "/app/order/my-orders",
    title: { en: "My orders", te: "నా ఆర్డర్లు" },
    paragraphs: {
      en: [
        "All your orders, the latest first. Touch an order to see its items, where it is, and every part of its price.",
        "To buy the same again, press Order again on it: its products go into your cart at today's prices.",
      ],
      te: [
        "మీ ఆర్డర్లన్నీ ఇక్కడ ఉంటాయి, తాజావి ముందు. వస్తువులు, ఆర్డర్ ఎక్కడ ఉందో, ధరలోని ప్రతి భాగం చూడటానికి ఆర్డర్‌ను తాకండి.",
        "అవే వస్తువులు మళ్లీ కొనాలంటే ఆర్డర్‌పై “మళ్లీ ఆర్డర్ చేయండి” నొక్కండి: అవి నేటి ధరలతో మీ కార్ట్‌లోకి వస్తాయి.",
      ],
    },
  },
  {
    route: "/app/order/failed",
    title: { en: "Order failed", te: "ఆర్డర్ విఫలమైంది" },
    paragraphs: {
      en: [
        "The payment was not completed, so the order is not confirmed. If the bank still confirms it, you see the order under Earnings within 24 hours.",
        "Money that left your account for a failed payment comes back to the bank in 7-10 working days. Call us if it does not.",
      ],
      te: [
        "చెల్లింపు పూర్తి కాలేదు, అందుకే ఆర్డర్ ఖరారు కాలేదు. బ్యాంకు తర్వాత ఖరారు చేస్తే, 24 గంటల్లో ఆర్డర్ ఆదాయం పేజీలో కనిపిస్తుంది.",
        "విఫలమైన చెల్లింపుకు మీ ఖాతా నుండి వెళ్లిన డబ్బు 7-10 పని దినాల్లో బ్యాంకుకు తిరిగి వస్తుంది. రాకపోతే మాకు ఫోన్ చేయండి.",
      ],
    },
  },
];
