import type { HelpPage } from "#engine/server/feature.ts";

export const moderationHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/support/reports",
    title: { en: "Reports", te: "ఫిర్యాదులు వచ్చినవి" },
    paragraphs: {
      en: [
        "Updates, replies, questions, answers and chats that people have reported, the one that waits longest first, with the reasons and the words as they were reported.",
        "Keep what is in order. Hide what is dangerous, rude or untrue: nobody sees it any more. Hide and warn where somebody does it again. The writer reads your reason, and may ask you once to look again. All of it is written down.",
        "What holds a listed word, or was reported by three people whose accounts are not new, is seen by nobody until you decide.",
        "Of a chat you see the last messages of the reported person up to the report, nothing else. Closing it stops both from writing in it.",
      ],
      te: [
        "ఫిర్యాదులు వచ్చిన అప్‌డేట్‌లు, జవాబులు, ప్రశ్నలు, చాట్‌లు ఇక్కడ ఉంటాయి, ఎక్కువ సేపు వేచి ఉన్నవి ముందు; కారణాలు, ఫిర్యాదు చేసినప్పటి మాటలు కూడా ఉంటాయి.",
        "సరైనదాన్ని ఉంచండి. ప్రమాదకరమైనది, మర్యాద లేనిది, నిజం కానిది కనిపించకుండా చేయండి: అది ఇక ఎవరికీ కనిపించదు. మళ్లీ అలా చేసినవారిని హెచ్చరించండి. రాసినవారు మీ కారణాన్ని చదువుతారు, మళ్లీ చూడమని ఒకసారి అడగవచ్చు. ఇవన్నీ నమోదవుతాయి.",
        "జాబితాలోని మాట ఉన్నవి, కొత్తవి కాని ఖాతాల వారు ముగ్గురు ఫిర్యాదు చేసినవి మీరు నిర్ణయించే వరకు ఎవరికీ కనిపించవు.",
        "చాట్ అయితే, ఫిర్యాదు వచ్చిన వ్యక్తి అప్పటివరకు పంపిన చివరి సందేశాలు మాత్రమే కనిపిస్తాయి. చాట్ మూసివేస్తే ఇద్దరూ అందులో ఇక రాయలేరు.",
      ],
    },
    roles: ["support"],
  },
  {
    route: "/app/moderation/$caseId",
    title: { en: "Hidden by support", te: "కనిపించకుండా చేసినది" },
    paragraphs: {
      en: [
        "Something that you wrote was reported, and support has hidden it. Here is what it was, and the reason.",
        "If you find that wrong, say why. Support looks again, once, and tells you. Nobody tells you who reported it.",
      ],
      te: [
        "మీరు రాసినదానిపై ఫిర్యాదు వచ్చింది, సహాయక బృందం దాన్ని కనిపించకుండా చేసింది. అది ఏమిటో, ఎందుకో ఇక్కడ ఉంటుంది.",
        "అది సరికాదనిపిస్తే, ఎందుకో చెప్పండి. సహాయక బృందం ఒకసారి మళ్లీ చూసి మీకు చెబుతుంది. ఎవరు ఫిర్యాదు చేశారో ఎవరూ చెప్పరు.",
      ],
    },
  },
];
