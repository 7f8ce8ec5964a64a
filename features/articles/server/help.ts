import type { HelpPage } from "#engine/server/feature.ts";

export const articlesHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/articles",
    roles: ["platform-admin"],
    title: { en: "Legal and help texts", te: "నిబంధనలు, సహాయ పాఠాలు" },
    paragraphs: {
      en: [
        "The legal pages and the help of every page, each with its current version. Version 1 came with the app.",
        "Tap a text to read it, to write a new version, or to go back to an earlier one.",
      ],
      te: [
        "చట్టపరమైన పేజీలు, ప్రతి పేజీ సహాయం ఇక్కడ ఉంటాయి; ఇప్పుడు అందరికీ కనిపించే వెర్షన్ పక్కన ఉంటుంది. వెర్షన్ 1 యాప్‌తో వచ్చింది.",
        "చదవడానికి, కొత్త వెర్షన్ రాయడానికి, లేదా పాత వెర్షన్‌కు తిరిగి వెళ్లడానికి ఒక పాఠంపై నొక్కండి.",
      ],
    },
  },
  {
    route: "/app/admin/articles/$articleKey",
    roles: ["platform-admin"],
    title: { en: "Text and its versions", te: "పాఠం, వెర్షన్లు" },
    paragraphs: {
      en: [
        "Write both languages; the preview shows what people will read. An empty line begins a paragraph, # and a space a heading, - and a space an item of a list.",
        "Publishing needs a reason, kept in the audit log. People read the new version at once: legal pages within five minutes, help when they next open Santha. Legal pages show its number and date.",
        "Going back publishes an earlier version again under a new number, so that every version stays in the list. Days of returns and refunds in a text you write do not follow the app's rules by themselves.",
      ],
      te: [
        "రెండు భాషల్లోనూ రాయండి; అందరికీ ఎలా కనిపిస్తుందో పక్కన చూడవచ్చు. ఖాళీ వరుసతో కొత్త పేరా, # తర్వాత ఖాళీతో శీర్షిక, - తర్వాత ఖాళీతో జాబితా వరుస మొదలవుతుంది.",
        "ప్రచురించడానికి కారణం రాయాలి; అది ఆడిట్ లాగ్‌లో ఉంటుంది. కొత్త వెర్షన్ వెంటనే అమల్లోకి వస్తుంది: చట్టపరమైన పేజీల్లో అయిదు నిమిషాల్లో, సహాయంలో సంత మళ్లీ తెరిచినప్పుడు కనిపిస్తుంది. చట్టపరమైన పేజీల్లో వెర్షన్ సంఖ్య, తేదీ ఉంటాయి.",
        "పాత వెర్షన్‌కు వెళ్తే అది కొత్త సంఖ్యతో మళ్లీ ప్రచురితమవుతుంది; అందుకే అన్ని వెర్షన్లూ జాబితాలో ఉంటాయి. మీరు రాసిన పాఠంలోని వాపసు రోజులు యాప్ నియమాలతో పాటు వాటంతట అవే మారవు.",
      ],
    },
  },
];
