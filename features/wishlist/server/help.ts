import type { HelpPage } from "#engine/server/feature.ts";

export const wishlistHelp: readonly HelpPage[] = [
  {
    route: "/app/wishlist",
    title: { en: "Wishlist", te: "విష్‌లిస్ట్" },
    paragraphs: {
      en: [
        "Here are the products that you marked with the heart, the latest first, at today's prices.",
        "Tap the heart again to take a product off. Only you can see your wishlist.",
        "When one of them becomes cheaper where you live, or can be bought there again, a notification tells you. A change of your pin code alone is not announced.",
      ],
      te: [
        "మీరు హృదయం గుర్తుతో ఎంచుకున్న ఉత్పత్తులు ఇక్కడ ఉంటాయి. తాజావి ముందు, నేటి ధరలతో కనిపిస్తాయి.",
        "ఒక ఉత్పత్తిని తీసివేయడానికి హృదయం గుర్తును మళ్లీ నొక్కండి. మీ విష్‌లిస్ట్ మీకు మాత్రమే కనిపిస్తుంది.",
        "మీరు ఉండే చోట వాటిలో ఏదైనా ధర తగ్గినా, మళ్లీ కొనడానికి దొరికినా నోటిఫికేషన్ ద్వారా తెలియజేస్తాం. మీ పిన్ కోడ్ మారినందుకు మాత్రం తెలియజేయము.",
      ],
    },
  },
];
