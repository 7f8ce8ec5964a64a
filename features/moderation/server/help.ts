import type { HelpPage } from "#engine/server/feature.ts";

export const moderationHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/support/reports",
    title: { en: "Reports", te: "ఫిర్యాదులు వచ్చినవి" },
    paragraphs: {
      en: [
        "Updates, replies, questions, answers and chats that people have reported, the one that waits longest first, with the reasons and the words as they were reported.",
        "Keep what is in order. Hide what is dangerous, rude or untrue: nobody sees it any more. The writer reads your reason, and may ask you once to look again. All of it is written down.",
        "Where somebody goes on, the second button offers what comes next for that person: a warning, then no writing for 1, 7 and 30 days. It counts what the last year has brought. After that the platform admin is asked to close writing for good. Buying and orders are never touched. An appeal that you accept ends it at once.",
        "What holds a listed word, or was reported by three people whose accounts are not new, is seen by nobody until you decide. Of people who are trusted two are enough, and so are a guide and one more whose account is not new.",
        "Of a chat you see the last messages of the reported person up to the report, nothing else. Closing it stops both from writing in it.",
      ],
      te: [
        "ఫిర్యాదులు వచ్చిన అప్‌డేట్‌లు, జవాబులు, ప్రశ్నలు, చాట్‌లు ఇక్కడ ఉంటాయి, ఎక్కువ సేపు వేచి ఉన్నవి ముందు; కారణాలు, ఫిర్యాదు చేసినప్పటి మాటలు కూడా ఉంటాయి.",
        "సరైనదాన్ని ఉంచండి. ప్రమాదకరమైనది, మర్యాద లేనిది, నిజం కానిది కనిపించకుండా చేయండి: అది ఇక ఎవరికీ కనిపించదు. రాసినవారు మీ కారణాన్ని చదువుతారు, మళ్లీ చూడమని ఒకసారి అడగవచ్చు. ఇవన్నీ నమోదవుతాయి.",
        "ఒకరు మళ్లీ మళ్లీ అలా చేస్తే, వారికి తర్వాతి చర్య ఏమిటో బటన్ చూపిస్తుంది: ముందు హెచ్చరిక, తర్వాత 1, 7, 30 రోజులు రాయకుండా ఆపడం. గత ఏడాదిలో జరిగినవి లెక్కలోకి వస్తాయి. ఆ తర్వాత పూర్తిగా మూసివేయమని ప్లాట్‌ఫామ్ నిర్వాహకులను అడుగుతాం. కొనడం, ఆర్డర్లు ఎప్పుడూ ఆగవు. మీరు అభ్యర్థనను అంగీకరిస్తే అది వెంటనే ముగుస్తుంది.",
        "జాబితాలోని మాట ఉన్నవి, కొత్తవి కాని ఖాతాల వారు ముగ్గురు ఫిర్యాదు చేసినవి మీరు నిర్ణయించే వరకు ఎవరికీ కనిపించవు. నమ్మకస్తులైతే ఇద్దరు చాలు; ఒక మార్గదర్శకుడు, కొత్తది కాని ఖాతా గల ఇంకొకరు ఉన్నా చాలు.",
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
        "Where it happened again, you cannot write here for a time. The page says until when. You can still buy, order and write to support.",
        "If you find that wrong, say why. Support looks again, once, and tells you. Nobody tells you who reported it.",
      ],
      te: [
        "మీరు రాసినదానిపై ఫిర్యాదు వచ్చింది, సహాయక బృందం దాన్ని కనిపించకుండా చేసింది. అది ఏమిటో, ఎందుకో ఇక్కడ ఉంటుంది.",
        "మళ్లీ జరిగితే కొంతకాలం మీరు ఇక్కడ రాయలేరు. ఎప్పటి వరకో ఈ పేజీ చెబుతుంది. కొనడం, ఆర్డర్ చేయడం, సహాయక బృందానికి రాయడం ఎప్పటిలాగే చేయవచ్చు.",
        "అది సరికాదనిపిస్తే, ఎందుకో చెప్పండి. సహాయక బృందం ఒకసారి మళ్లీ చూసి మీకు చెబుతుంది. ఎవరు ఫిర్యాదు చేశారో ఎవరూ చెప్పరు.",
      ],
    },
  },
  {
    route: "/app/admin/writing",
    title: { en: "Words and writing", te: "మాటలు, రాతలు" },
    paragraphs: {
      en: [
        "Above are people for whom support asks to close writing for good: they went on after a pause of 30 days. Close it, or leave it at the pause. The person is told, and can still buy, order and write to support.",
        "Below are the words that are held. What holds one of them is seen by nobody until support has looked at it. English words are found whole, Telugu words with any ending. Before you add one, see how many of the newest posts of the last 30 days it would have held. A change counts at once.",
      ],
      te: [
        "పైన సహాయక బృందం పూర్తిగా మూసివేయమని అడిగిన వ్యక్తులు ఉంటారు: 30 రోజులు ఆపిన తర్వాత కూడా అలాగే చేశారు. మూసివేయండి, లేదా ఆపిన గడువు చాలనండి. ఆ వ్యక్తికి చెబుతాం; వారు ఎప్పటిలాగే కొనవచ్చు, ఆర్డర్ చేయవచ్చు, సహాయక బృందానికి రాయవచ్చు.",
        "కింద ముందుగా చూడాల్సిన మాటలు ఉంటాయి. వాటిలో ఒకటి ఉన్నది సహాయక బృందం చూసే వరకు ఎవరికీ కనిపించదు. ఇంగ్లిష్ మాటలు అచ్చంగా అలాగే ఉంటే, తెలుగు మాటలు చివర ఏది కలిసినా గుర్తిస్తాం. చేర్చే ముందు గత 30 రోజుల్లో కొత్తగా రాసినవాటిలో ఎన్ని ఆగేవో చూడండి. మార్పు వెంటనే వర్తిస్తుంది.",
      ],
    },
    roles: ["platform-admin"],
  },
];
