import type { HelpPage } from "#engine/server/feature.ts";

export const peopleHelp: readonly HelpPage[] = [
  {
    route: "/app/profiles/{profileKey}",
    title: { en: "Profile", te: "ప్రొఫైల్" },
    paragraphs: {
      en: [
        "This is what other members see of a person: name, picture, village and district, role, and since when they are here. Number, e-mail, address, orders and earnings are never shown.",
        "Press Follow to keep them in your list. Block ends that for both: you no longer find each other or see what the other writes, and they cannot open your page. They are not told.",
        "Opening a profile is noted for its owner. You can switch that off under Who viewed you.",
      ],
      te: [
        "ఒక వ్యక్తి గురించి ఇతర సభ్యులకు కనిపించేది ఇదే: పేరు, ఫోటో, ఊరు, జిల్లా, పాత్ర, ఎప్పటి నుండి ఉన్నారో. నంబర్, ఈమెయిల్, చిరునామా, ఆర్డర్లు, ఆదాయం ఎప్పుడూ కనిపించవు.",
        "వారిని మీ జాబితాలో ఉంచుకోవడానికి అనుసరించండి నొక్కండి. బ్లాక్ చేస్తే ఇద్దరికీ అది ఆగిపోతుంది: ఒకరికొకరు వెతికినా దొరకరు, ఒకరు రాసినవి మరొకరికి కనిపించవు, వారు మీ పేజీ తెరవలేరు. ఆ సంగతి వారికి తెలియజేయం.",
        "మీరు ఒకరి ప్రొఫైల్ తెరిస్తే వారికి తెలుస్తుంది. మిమ్మల్ని ఎవరు చూశారు పేజీలో దాన్ని ఆపవచ్చు.",
      ],
    },
  },
  {
    route: "/app/network",
    title: { en: "Your network", te: "మీ వారు" },
    paragraphs: {
      en: [
        "Here are the people who follow you, whom you follow and whom you have blocked, the newest first. Only you see these lists.",
        "Open a person to unfollow or unblock them.",
      ],
      te: [
        "మిమ్మల్ని అనుసరించేవారు, మీరు అనుసరించేవారు, మీరు బ్లాక్ చేసినవారు ఇక్కడ ఉంటారు, కొత్తవారు ముందు. ఈ జాబితాలు మీకు మాత్రమే కనిపిస్తాయి.",
        "అనుసరించడం మానడానికి లేదా అన్‌బ్లాక్ చేయడానికి ఆ వ్యక్తిని తెరవండి.",
      ],
    },
  },
  {
    route: "/app/network/views",
    title: { en: "Who viewed you", te: "మిమ్మల్ని ఎవరు చూశారు" },
    paragraphs: {
      en: [
        "Here is who opened your profile in the last 90 days, each person once with the latest time, newest first.",
        "You can choose not to be counted when you open other profiles. Then you do not see who viewed yours either, and what was noted of you before is deleted.",
      ],
      te: [
        "గత 90 రోజుల్లో మీ ప్రొఫైల్ తెరిచినవారు ఇక్కడ ఉంటారు. ఒక్కొక్కరు ఒక్కసారే, చివరిగా చూసిన సమయంతో, కొత్తవారు ముందు.",
        "మీరు ఇతరుల ప్రొఫైల్ చూసినట్టు తెలియకూడదని ఎంచుకోవచ్చు. అప్పుడు మీ ప్రొఫైల్ ఎవరు చూశారో మీకూ కనిపించదు; ఇంతకుముందు మీ గురించి నమోదైనవి కూడా తొలగిపోతాయి.",
      ],
    },
  },
  {
    route: "/app/search",
    title: { en: "Search", te: "వెతకండి" },
    paragraphs: {
      en: [
        "Type a name or a product, in English or Telugu. A wrong letter or two does not matter.",
        "See all leads to everybody whose name is like what you typed, or to all products, the closest first. The store has more ways to narrow products.",
        "A mobile number finds only your own contacts, and people you follow who follow you.",
      ],
      te: [
        "పేరు లేదా ఉత్పత్తిని ఇంగ్లిష్‌లో గానీ తెలుగులో గానీ టైప్ చేయండి. ఒకటి రెండు అక్షరాలు తప్పినా పర్వాలేదు.",
        "అన్నీ చూడండి నొక్కితే అలాంటి పేరున్నవారందరూ, లేదా అలాంటి ఉత్పత్తులన్నీ కనిపిస్తాయి, దగ్గరగా ఉన్నవి ముందు. ఉత్పత్తులను ఇంకా కుదించడానికి స్టోర్‌కు వెళ్లండి.",
        "మొబైల్ నంబర్‌తో మీ పరిచయాలు, మీరు అనుసరిస్తూ మిమ్మల్నీ అనుసరించేవారు మాత్రమే దొరుకుతారు.",
      ],
    },
  },
];
