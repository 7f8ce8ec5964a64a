import type { HelpPage } from "#engine/server/feature.ts";

export const profilesHelp: readonly HelpPage[] = [
  {
    route: "/app/profiles",
    title: { en: "My profile", te: "నా ప్రొఫైల్" },
    paragraphs: {
      en: [
        "Here you see what Santha knows about you: your name, mobile number, e-mail and location.",
        "Press Edit to change your name, picture, e-mail, language and business. Your picture is shown to other members; where it was taken is removed from it.",
        "The language that you choose here or in the menu is also that of messages to you.",
        "If you sell, your shop stands below: write its town in Latin and in Telugu letters, as buyers read it.",
        "Your mobile number is how you sign in. Nobody else can see your number or your e-mail on this page.",
      ],
      te: [
        "సంత వద్ద ఉన్న మీ వివరాలు ఇక్కడ కనిపిస్తాయి: మీ పేరు, మొబైల్ నంబర్, ఈమెయిల్, ప్రాంతం.",
        "పేరు, ఫోటో, ఈమెయిల్, భాష, వ్యాపారం మార్చడానికి మార్చండి నొక్కండి. మీ ఫోటో ఇతర సభ్యులకు కనిపిస్తుంది; అది ఎక్కడ తీశారో అందులో ఉండదు.",
        "ఇక్కడ లేదా మెనూలో మీరు ఎంచుకున్న భాషలోనే మీకు సందేశాలు వస్తాయి.",
        "మీరు అమ్మకందారు అయితే మీ షాపు కింద కనిపిస్తుంది: కొనుగోలుదారులకు కనిపించే ఊరి పేరును ఇంగ్లిష్, తెలుగు అక్షరాల్లో రాయండి.",
        "మీరు మీ మొబైల్ నంబర్‌తోనే సైన్ ఇన్ చేస్తారు. ఈ పేజీలోని మీ నంబర్, ఈమెయిల్ ఇతరులకు కనిపించవు.",
      ],
    },
  },
];
