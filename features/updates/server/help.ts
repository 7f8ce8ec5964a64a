import type { HelpPage } from "#engine/server/feature.ts";

export const updatesHelp: readonly HelpPage[] = [
  {
    route: "/app/social/updates",
    title: { en: "Updates", te: "అప్‌డేట్‌లు" },
    paragraphs: {
      en: [
        "What farmers, agents and sellers write. Tap Write to tell others about your field, with up to ten photos, your voice, a poll, your crop and a product of the store. In a poll each person votes once and sees the results after that; nobody sees who voted what.",
        "You choose the order, and your choice is remembered. Newest is by time alone. For you puts first what is new and what many people find useful or talk about; each person counts once. Your village and district, your crops, the people you follow and your language bring an update further up; what you have seen comes later. Each update says its strongest reason at the top.",
        "In For you no writer stands more than twice in a row, and one place in ten is for new updates that few have seen. It holds up to 300 updates; Newest has all of them. You choose your crops at the top of For you.",
        "Useful thanks the writer. Reply opens what others have said. Save keeps an update for you under Saved. Share sends a link that opens without an account.",
        "In the menu of an update you can hide it from yourself or report it to support. Your own updates you can change or delete there.",
        "In an hour you can write up to 30 times. A new account can write five times a day, without links to other sites, in its first three days. Words that insult or cheat wait until support has looked at them.",
      ],
      te: [
        "రైతులు, ఏజెంట్లు, అమ్మకందారులు రాసినవి ఇక్కడ ఉంటాయి. మీ చేను ఎలా ఉందో చెప్పడానికి రాయండి నొక్కండి; పది ఫోటోలు, మీ మాటలు (వాయిస్ నోట్), పోల్, పంట, స్టోర్‌లోని ఉత్పత్తి కూడా చేర్చవచ్చు. పోల్‌లో ఒక్కొక్కరికి ఒక్క ఓటు; ఓటు వేశాక ఫలితం కనిపిస్తుంది, ఎవరు దేనికి వేశారో ఎవరికీ తెలియదు.",
        "వరుసను మీరే ఎంచుకోవచ్చు, అది గుర్తుంటుంది. తాజావిలో సమయం ప్రకారమే వస్తాయి. మీ కోసంలో కొత్తవి, చాలా మంది బాగుందని చెప్పినవి, మాట్లాడుకునేవి ముందు వస్తాయి; ఒక్కొక్కరి మాట ఒక్కసారే లెక్క. మీ ఊరు, జిల్లా, మీ పంటలు, మీరు అనుసరించేవారు, మీ భాష ఉంటే ఇంకా పైకి వస్తాయి; మీరు చూసినవి తర్వాత వస్తాయి. ప్రతి అప్‌డేట్ పైన దాని ముఖ్యమైన కారణం ఉంటుంది.",
        "మీ కోసంలో ఒకరు రాసినవి వరుసగా రెండుకు మించి రావు. పదింటిలో ఒక చోటు ఇంకా ఎక్కువ మంది చూడని కొత్తవాటికి. అందులో 300 వరకు ఉంటాయి; తాజావిలో అన్నీ ఉంటాయి. మీ పంటలను మీ కోసం పైన ఎంచుకోండి.",
        "బాగుంది నొక్కితే రాసినవారికి మెప్పు అందుతుంది. జవాబు నొక్కితే ఇతరులు చెప్పినవి కనిపిస్తాయి. దాచండి నొక్కితే అది మీ కోసం దాచినవిలో ఉంటుంది. షేర్ నొక్కితే ఖాతా లేకపోయినా తెరుచుకునే లింక్ వెళ్తుంది.",
        "అప్‌డేట్ మెనూలో దాన్ని మీకు కనిపించకుండా చేయవచ్చు, లేదా సహాయక బృందానికి ఫిర్యాదు చేయవచ్చు. మీరు రాసినవాటిని అక్కడే మార్చవచ్చు, తొలగించవచ్చు.",
        "ఒక గంటలో 30 సార్లు వరకు రాయవచ్చు. కొత్త ఖాతా అయితే మొదటి మూడు రోజులు రోజుకు ఐదు సార్లే, వేరే సైట్‌ల లింక్‌లు లేకుండా. తిట్లు, మోసపు మాటలు ఉంటే సహాయక బృందం చూసే వరకు అవి ఇతరులకు కనిపించవు.",
      ],
    },
  },
  {
    route: "/app/social/updates/$shareId",
    title: { en: "Update", te: "అప్‌డేట్" },
    paragraphs: {
      en: [
        "One update with all replies. Write yours at the end, or tap Reply below what somebody has said.",
        "Opened from a link, it is read without an account; sign in to reply. You can change or delete your own replies, and report those of others. Without internet your reply waits on this phone, with a dashed edge, and goes by itself later. The writer of the update is told of new replies, at most once an hour.",
      ],
      te: [
        "ఒక అప్‌డేట్, దానికి వచ్చిన జవాబులన్నీ. చివర మీ మాట రాయండి, లేదా ఎవరి మాట కిందనైనా జవాబు నొక్కండి.",
        "లింక్ నుంచి తెరిస్తే ఖాతా లేకుండా చదవవచ్చు; జవాబివ్వడానికి సైన్ ఇన్ చేయండి. మీ జవాబులను మార్చవచ్చు, తొలగించవచ్చు; ఇతరులవాటిపై ఫిర్యాదు చేయవచ్చు. ఇంటర్నెట్ లేకపోతే మీ జవాబు గీతల అంచుతో ఈ ఫోన్‌లో ఉండి, తర్వాత తనంతట తానే వెళ్తుంది. కొత్త జవాబులు వచ్చినట్టు రాసినవారికి గంటకు ఒకసారికి మించకుండా తెలుపుతాం.",
      ],
    },
  },
  {
    route: "/app/home/scheduled-updates",
    title: { en: "Scheduled updates", te: "తర్వాత వెళ్లే అప్‌డేట్‌లు" },
    paragraphs: {
      en: [
        "Updates that you have written for a later time. Until then only you see them.",
        "You can change the words and the time, or cancel one: then it never goes out.",
      ],
      te: [
        "తర్వాత వెళ్లేలా మీరు రాసిన అప్‌డేట్‌లు. అప్పటివరకు అవి మీకు మాత్రమే కనిపిస్తాయి.",
        "మాటలను, సమయాన్ని మార్చవచ్చు, లేదా రద్దు చేయవచ్చు: అప్పుడు అది ఎప్పటికీ వెళ్లదు.",
      ],
    },
  },
];
