import type { HelpPage } from "#engine/server/feature.ts";

export const couponsHelp: readonly HelpPage[] = [
  {
    route: "/app/coupons",
    title: { en: "Coupons", te: "కూపన్లు" },
    paragraphs: {
      en: [
        "Available shows the coupons that you can still use. Choose one in the cart, or enter its code there: it lowers the order total when the products come to the value that T & C names.",
        "Used / Expired shows the others, with the day on which each was used or ended. Tap a used one to see its order.",
        "Tell a friend about Santha. When the friend enters your mobile number while signing up, you get a referral coupon. The page says what it is worth, and its button shares a link with your number filled in.",
      ],
      te: [
        "“అందుబాటులో” విభాగంలో మీరు ఇంకా వాడుకోగల కూపన్లు ఉంటాయి. కార్ట్‌లో ఒకటి ఎంచుకోండి లేదా దాని కోడ్ ఇవ్వండి: ఉత్పత్తుల విలువ నిబంధనల్లో చెప్పినంత ఉంటే ఆర్డర్ మొత్తం తగ్గుతుంది.",
        "“వాడినవి / ముగిసినవి” విభాగంలో మిగతా కూపన్లు, వాటిని వాడిన లేదా గడువు ముగిసిన తేదీతో ఉంటాయి. వాడిన కూపన్‌ను తాకితే దాని ఆర్డర్ కనిపిస్తుంది.",
        "సంత గురించి మీ స్నేహితులకు చెప్పండి. వారు నమోదు చేసుకునేటప్పుడు మీ మొబైల్ నంబర్ ఇస్తే, మీకు రిఫరల్ కూపన్ వస్తుంది. దాని విలువ ఈ పేజీలో ఉంటుంది; అక్కడి బటన్‌తో మీ నంబర్ ముందే నింపిన లింక్ పంపవచ్చు.",
      ],
    },
  },
  {
    route: "/app/admin/coupons",
    roles: ["platform-admin"],
    title: { en: "All coupons", te: "అన్ని కూపన్లు" },
    paragraphs: {
      en: [
        "All coupons stand here, the latest first. Find them by code, by order number or by the holder's mobile number, or choose a state.",
        "A coupon that was earned by fraud is voided with a reason. Its holder reads the reason. One that an order uses stays with the order.",
        "Terms say what new coupons are worth, how long they last and from which order value they count. New terms begin on a later day; coupons given before keep theirs.",
      ],
      te: [
        "అన్ని కూపన్లు ఇక్కడ ఉంటాయి, కొత్తవి ముందు. కోడ్, ఆర్డర్ నంబర్ లేదా కూపన్ ఉన్నవారి మొబైల్ నంబర్‌తో వెతకండి, లేదా స్థితిని ఎంచుకోండి.",
        "మోసంతో పొందిన కూపన్‌ను కారణంతో రద్దు చేయవచ్చు. ఆ కారణం కూపన్ ఉన్నవారికి కనిపిస్తుంది. ఆర్డర్‌లో వాడిన కూపన్ ఆ ఆర్డర్‌తోనే ఉంటుంది.",
        "కొత్త కూపన్ల విలువ, గడువు, కనీస ఆర్డర్ విలువ నిబంధనల్లో ఉంటాయి. కొత్త నిబంధనలు తర్వాతి తేదీ నుండి మొదలవుతాయి; ముందు ఇచ్చిన కూపన్లకు పాతవే ఉంటాయి.",
      ],
    },
  },
  {
    route: "/app/admin/coupons/batches",
    roles: ["platform-admin"],
    title: { en: "Coupon codes", te: "కూపన్ కోడ్‌లు" },
    paragraphs: {
      en: [
        "Make codes to hand out at a fair or in a shop. Who enters a code in the cart first has it as a coupon of the batch: each code once, each person one of a batch.",
        "Save the codes as a CSV file to print them. The file says which were entered and used; the audit log notes who saved it.",
        "Terms can be changed while nobody has entered a code. Voiding ends all codes that were not entered and all coupons that no order uses, for good; their holders read your reason.",
      ],
      te: [
        "సంతలో, దుకాణంలో పంచడానికి కోడ్‌లు చేయండి. కార్ట్‌లో కోడ్‌ను ముందుగా ఇచ్చినవారికి ఆ కూపన్ వస్తుంది: ఒక కోడ్ ఒక్కసారే, ఒక సమూహం నుండి ఒకరికి ఒకటే.",
        "ముద్రించడానికి కోడ్‌లను CSV ఫైల్‌గా సేవ్ చేయండి. ఏవి ఇచ్చారో, ఏవి వాడారో ఫైల్‌లో ఉంటుంది; ఎవరు సేవ్ చేశారో ఆడిట్ లాగ్‌లో ఉంటుంది.",
        "ఎవరూ కోడ్ ఇవ్వనంతవరకు నిబంధనలు మార్చవచ్చు. రద్దు చేస్తే ఇంకా ఇవ్వని కోడ్‌లు, ఆర్డర్‌లో వాడని కూపన్లు శాశ్వతంగా ముగుస్తాయి; కారణం వాటిని పొందినవారికి కనిపిస్తుంది.",
      ],
    },
  },
  {
    route: "/app/coupons/{id}",
    title: { en: "Order with a coupon", te: "కూపన్ వాడిన ఆర్డర్" },
    paragraphs: {
      en: ["This is the order on which the coupon was used, with everything it came to."],
      te: ["కూపన్ వాడిన ఆర్డర్, దాని పూర్తి ధర వివరాలు ఇక్కడ ఉంటాయి."],
    },
  },
];
