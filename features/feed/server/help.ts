import type { HelpPage } from "#engine/server/feature.ts";

export const feedHelp: readonly HelpPage[] = [
  {
    route: "/app/home/social",
    title: { en: "What's new", te: "విశేషాలు" },
    paragraphs: {
      en: [
        "Here is what sellers, agents and the store share, the newest first; what matters most is kept at the top. Your own orders and coupons stand between. A question leads to its answers.",
        "Tap a product to see it, or the plus beside it to put it into the cart. An order opens when you tap its name.",
        'When something new comes while you read, "new updates" appears at the top: tap it to see them. "Load More" shows older ones.',
        "Sellers and agents share a product from its own page, with the loudspeaker below the heart. Your own share can be withdrawn with the bin on it.",
      ],
      te: [
        "అమ్మకందారులు, ఏజెంట్లు, స్టోర్ షేర్ చేసినవి ఇక్కడ కనిపిస్తాయి. తాజావి ముందు, ముఖ్యమైనవి అన్నిటికంటే పైన ఉంటాయి. మీ ఆర్డర్లు, కూపన్లు కూడా మధ్యలో ఉంటాయి. ప్రశ్నను తాకితే దాని జవాబులు కనిపిస్తాయి.",
        "ఉత్పత్తిని చూడటానికి దాన్ని తాకండి; కార్ట్‌లో వేయడానికి పక్కనున్న ప్లస్ తాకండి. ఆర్డర్ పేరును తాకితే ఆర్డర్ తెరుచుకుంటుంది.",
        'మీరు చదువుతుండగా కొత్తవి వస్తే పైన "కొత్త విశేషాలు" అని కనిపిస్తుంది: వాటిని చూడటానికి తాకండి. పాతవి చూడటానికి "మరిన్ని చూపండి" తాకండి.',
        "అమ్మకందారులు, ఏజెంట్లు ఉత్పత్తి పేజీలోనే, హృదయం గుర్తు కింద ఉన్న మైకు గుర్తుతో షేర్ చేయవచ్చు. మీరు షేర్ చేసినదాన్ని దానిపై ఉన్న బుట్ట గుర్తుతో తీసివేయవచ్చు.",
      ],
    },
  },
];
