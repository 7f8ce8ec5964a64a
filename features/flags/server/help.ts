import type { HelpPage } from "#engine/server/feature.ts";

export const flagsHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/flags",
    roles: ["platform-admin"],
    title: { en: "Open and closed", te: "తెరిచినవి, మూసినవి" },
    paragraphs: {
      en: [
        "Close for a while what must not go on: new orders, a way of paying, new accounts, new applications, writing, chats. People read why they cannot go on, and what they have begun stays.",
        "Orders that are placed go on in any case. Chats with support, and applications that you asked more of, stay open. Updates that wait for their time go out after writing is open again.",
        "Below are the numbers that the server keeps to. A new number counts from the next order on; it never changes what is placed.",
        "Every change needs a reason, kept in the audit log. It counts at once.",
      ],
      te: [
        "కొంతకాలం ఆపాల్సినవి ఇక్కడ మూసేయండి: కొత్త ఆర్డర్లు, చెల్లింపు పద్ధతి, కొత్త ఖాతాలు, కొత్త దరఖాస్తులు, రాయడం, చాట్లు. ఎందుకు కుదరదో అందరికీ కనిపిస్తుంది; మొదలుపెట్టినవి అలాగే ఉంటాయి.",
        "ఇప్పటికే చేసిన ఆర్డర్లు కొనసాగుతాయి. సహాయ విభాగంతో చాట్, మీరు మరిన్ని వివరాలు అడిగిన దరఖాస్తులు ఆగవు. సమయం కోసం వేచి ఉన్న అప్‌డేట్లు రాయడం తెరిచాక వెళ్తాయి.",
        "కింద సర్వర్ పాటించే సంఖ్యలు ఉంటాయి. కొత్త సంఖ్య తర్వాతి ఆర్డర్ నుండి అమలవుతుంది; ఇప్పటికే చేసిన ఆర్డర్లు మారవు.",
        "ప్రతి మార్పుకు కారణం రాయాలి; అది ఆడిట్ లాగ్‌లో ఉంటుంది, వెంటనే అమలవుతుంది.",
      ],
    },
  },
];
