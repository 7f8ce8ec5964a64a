import type { HelpPage } from "#engine/server/feature.ts";

export const privacyHelp: readonly HelpPage[] = [
  {
    route: "/app/profiles/your-data",
    title: { en: "Your data", te: "మీ డేటా" },
    paragraphs: {
      en: [
        "Ask here for a copy of everything Santha keeps about you. It is one ZIP file with your data and pictures, ready within minutes. Only you can download it, for 7 days.",
        "You can also delete your account. First everything must be finished: orders, payments, refunds, margins, grievances. What is still open stands on the page.",
        "After you ask, 7 days pass in which you can take it back here. Then you are logged out, and your name, number, addresses, pictures and messages are deleted. Your number can be used for a new account.",
        "Invoices, payouts and accounts stay for eight years as tax law demands; orders stay without your name, number and street.",
      ],
      te: [
        "సంత మీ గురించి దాచిన అన్నింటి కాపీని ఇక్కడ అడగండి. మీ డేటా, ఫోటోలతో ఒక ZIP ఫైల్ కొద్ది నిమిషాల్లో సిద్ధమవుతుంది. 7 రోజుల పాటు మీరు మాత్రమే డౌన్‌లోడ్ చేసుకోగలరు.",
        "మీ ఖాతాను కూడా తొలగించవచ్చు. ముందు అన్నీ పూర్తి కావాలి: ఆర్డర్లు, చెల్లింపులు, వాపసులు, మార్జిన్లు, ఫిర్యాదులు. ఇంకా పూర్తికానివి ఈ పేజీలో కనిపిస్తాయి.",
        "అడిగాక 7 రోజుల్లోపు ఇక్కడే వెనక్కి తీసుకోవచ్చు. తర్వాత మీరు సైన్ అవుట్ అవుతారు; మీ పేరు, నంబర్, చిరునామాలు, ఫోటోలు, సందేశాలు తొలగిపోతాయి. మీ నంబర్‌తో కొత్త ఖాతా తెరవవచ్చు.",
        "ఇన్‌వాయిస్‌లు, చెల్లింపులు, లెక్కలు పన్ను చట్టం ప్రకారం ఎనిమిదేళ్లు ఉంటాయి; ఆర్డర్లు మీ పేరు, నంబర్, వీధి లేకుండా ఉంటాయి.",
      ],
    },
  },
  {
    route: "/app/admin/privacy",
    roles: ["platform-admin"],
    title: { en: "Privacy requests", te: "గోప్యతా అభ్యర్థనలు" },
    paragraphs: {
      en: [
        "Here stands who asked for a copy of their data or for the deletion of their account, the soonest due first. Copies are made and deletions carried out by themselves; each has to be answered within 30 days.",
        "Carry a deletion out at once, or refuse it with a reason that the person reads. What stands in its way is said.",
        "Somebody asked by letter or phone? Make sure who it is, then note it here by mobile number.",
      ],
      te: [
        "డేటా కాపీ లేదా ఖాతా తొలగింపు అడిగినవారు ఇక్కడ ఉంటారు; గడువు దగ్గరైనవి ముందు. కాపీలు, తొలగింపులు వాటంతటవే జరుగుతాయి; ప్రతిదానికీ 30 రోజుల్లో జవాబివ్వాలి.",
        "తొలగింపును వెంటనే చేయండి, లేదా కారణం రాసి తిరస్కరించండి; ఆ కారణం వ్యక్తికి కనిపిస్తుంది. అడ్డుగా ఉన్నది పేజీలో కనిపిస్తుంది.",
        "ఎవరైనా ఉత్తరం లేదా ఫోన్ ద్వారా అడిగారా? అది వారేనని నిర్ధారించుకుని, మొబైల్ నంబర్‌తో ఇక్కడ నమోదు చేయండి.",
      ],
    },
  },
];
