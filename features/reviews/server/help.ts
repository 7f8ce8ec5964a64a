import type { HelpPage } from "#engine/server/feature.ts";

export const reviewsHelp: readonly HelpPage[] = [
  {
    route: "/app/order/$orderId/rate",
    title: { en: "Rate what you got", te: "రేటింగ్ ఇవ్వండి" },
    paragraphs: {
      en: [
        "Once an order is delivered you can rate each product and the seller: 1 star is very bad, 5 stars very good.",
        "If you like, write what others should know, and add up to three photos. Everybody reads it with your name and village, never with your phone number or the order.",
        'You can change or delete your rating at any time; after a change it says "edited". What you gave back whole cannot be rated.',
        "The seller may reply once. You get a notification then.",
      ],
      te: [
        "ఆర్డర్ చేరాక ఒక్కో ఉత్పత్తికి, అమ్మకందారుకు రేటింగ్ ఇవ్వవచ్చు: 1 నక్షత్రం అంటే అస్సలు బాగాలేదు, 5 అంటే చాలా బాగుంది.",
        "ఇష్టమైతే ఇతరులకు చెప్పాల్సింది రాయండి, మూడు ఫోటోల వరకు పెట్టండి. మీ పేరు, ఊరితో అందరూ చదువుతారు; ఫోన్ నంబరు, ఆర్డర్ ఎవరికీ కనిపించవు.",
        'మీ రేటింగ్‌ను ఎప్పుడైనా మార్చవచ్చు, తొలగించవచ్చు; మార్చితే "మార్చారు" అని కనిపిస్తుంది. మొత్తం తిరిగి ఇచ్చినవాటికి రేటింగ్ ఇవ్వలేరు.',
        "అమ్మకందారు ఒకసారి జవాబు ఇవ్వవచ్చు. అప్పుడు మీకు నోటిఫికేషన్ వస్తుంది.",
      ],
    },
  },
  {
    route: "/app/reviews/$of/$id",
    title: { en: "Reviews", te: "అభిప్రాయాలు" },
    paragraphs: {
      en: [
        "What people say who got this product, or a delivery from this seller. Only they can rate, once for each order.",
        'The average shows after 5 reviews; until then it says "New". Press a number of stars to read only those reviews.',
        "Something rude or untrue? Press the flag. Support looks at it, and the writer does not learn who reported it.",
      ],
      te: [
        "ఈ ఉత్పత్తిని, ఈ అమ్మకందారు నుండి వస్తువులను అందుకున్నవారు చెప్పే మాటలు. వారు మాత్రమే, ఒక్కో ఆర్డర్‌కు ఒకసారి రేటింగ్ ఇవ్వగలరు.",
        '5 అభిప్రాయాలు వచ్చాక సగటు కనిపిస్తుంది; అప్పటివరకు "కొత్తది" అని ఉంటుంది. నక్షత్రాల సంఖ్యను నొక్కితే ఆ అభిప్రాయాలు మాత్రమే కనిపిస్తాయి.',
        "మర్యాదగా లేకపోయినా, నిజం కాకపోయినా జెండా గుర్తు నొక్కండి. సహాయక బృందం చూస్తుంది; ఎవరు చెప్పారో రాసినవారికి తెలియదు.",
      ],
    },
  },
  {
    route: "/app/sell/reviews",
    title: { en: "Reviews received", te: "వచ్చిన అభిప్రాయాలు" },
    roles: ["seller"],
    paragraphs: {
      en: [
        "What customers say of your business and of what you delivered, the newest first.",
        '"Waiting for reply" shows reviews without a reply from you; "All" shows every review.',
        "You can reply to each review once and change your reply later. Everybody reads it below the review, and the customer gets a notification.",
        "A review that is rude or untrue can be reported with the flag. Support decides whether it stays.",
      ],
      te: [
        "మీ వ్యాపారం గురించి, మీరు పంపినవాటి గురించి కస్టమర్లు చెప్పే మాటలు, కొత్తవి ముందు.",
        '"జవాబు ఇవ్వాల్సినవి"లో మీ జవాబు లేనివి ఉంటాయి; "అన్నీ" నొక్కితే అన్నీ కనిపిస్తాయి.',
        "ఒక్కో అభిప్రాయానికి ఒకసారి జవాబు ఇవ్వవచ్చు, తర్వాత మార్చవచ్చు. అభిప్రాయం కింద అందరూ చదువుతారు; కస్టమర్‌కు నోటిఫికేషన్ వెళ్తుంది.",
        "మర్యాదగా లేని, నిజం కాని అభిప్రాయంపై జెండా గుర్తుతో ఫిర్యాదు చేయవచ్చు. అది ఉండాలో వద్దో సహాయక బృందం నిర్ణయిస్తుంది.",
      ],
    },
  },
];
