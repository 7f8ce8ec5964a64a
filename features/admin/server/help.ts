import type { HelpPage } from "#engine/server/feature.ts";

export const adminHelp: readonly HelpPage[] = [
  {
    route: "/app/admin",
    roles: ["platform-admin", "finance", "support"],
    title: { en: "Admin", te: "నిర్వహణ" },
    paragraphs: {
      en: [
        "The desks that you may open stand here: what waits for finance and for support. Below are the areas of the platform admin: people with their roles, and the audit log.",
        "The platform admin first sees what waits in each queue and since when; what waits longer than its limit is red. A long queue is counted up to 999. Beside it stand orders, revenue, margin and buyers of the last seven days; today is stitched, the highest day marigold. A dash could not be counted: try again.",
        "It opens in a tab of its own, so that what you were doing in the shop stays as it is.",
      ],
      te: [
        "మీరు తెరవగల పని బల్లలు ఇక్కడ ఉంటాయి: లెక్కల విభాగం, సహాయ విభాగం చేయాల్సిన పనులు. కింద ప్లాట్‌ఫామ్ నిర్వాహకుల విభాగాలు ఉంటాయి: వ్యక్తులు, వారి పాత్రలు, ఆడిట్ లాగ్.",
        "ప్లాట్‌ఫామ్ నిర్వాహకులకు ముందుగా ఒక్కో వరుసలో ఎన్ని, ఎప్పటి నుండి ఆగి ఉన్నాయో కనిపిస్తుంది; గడువు దాటినవి ఎర్రగా ఉంటాయి. పొడవైన వరుసను 999 వరకే లెక్కిస్తాం. పక్కన గత ఏడు రోజుల ఆర్డర్లు, ఆదాయం, మార్జిన్, కొనుగోలుదారులు; ఈ రోజు గీతలతో, ఎక్కువ ఉన్న రోజు బంతి రంగులో ఉంటుంది. గీత ఉంటే లెక్క రాలేదు: మళ్లీ ప్రయత్నించండి.",
        "ఇది వేరే ట్యాబ్‌లో తెరుచుకుంటుంది; మీరు దుకాణంలో చేస్తున్నది అలాగే ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/admin/jobs",
    roles: ["platform-admin"],
    title: { en: "Failed jobs", te: "విఫలమైన పనులు" },
    paragraphs: {
      en: [
        "Work behind the pages whose last try failed: messages, mails, deliveries of events. Most of it is tried again by itself, later and later; what was given up waits here.",
        "Tick one or several and try them again at once, or discard them with a reason. What is discarded never happens. Both stand in the audit log.",
      ],
      te: [
        "పేజీల వెనుక జరిగే పనుల్లో చివరి ప్రయత్నం విఫలమైనవి: సందేశాలు, మెయిల్‌లు, ఇతర భాగాలకు పంపే వార్తలు. చాలా వరకు కొంత ఆగి వాటంతట అవే మళ్లీ ప్రయత్నిస్తాయి; ఆపేసినవి ఇక్కడ ఆగి ఉంటాయి.",
        "ఒకటి లేదా కొన్ని ఎంచుకుని వెంటనే మళ్లీ ప్రయత్నించండి, లేదా కారణం రాసి తొలగించండి. తొలగించిన పని ఇక జరగదు. రెండూ ఆడిట్ లాగ్‌లో ఉంటాయి.",
      ],
    },
  },
  {
    route: "/app/admin/people",
    roles: ["platform-admin"],
    title: { en: "People", te: "వ్యక్తులు" },
    paragraphs: {
      en: [
        "Everybody with an account, the newest first. Search by a part of the name, by the first digits of the mobile number, or by the whole profile key. Choose a role to see only those who have it.",
        "Tap a person to see more, and to give or take staff roles.",
      ],
      te: [
        "ఖాతా ఉన్న అందరూ ఇక్కడ ఉంటారు; కొత్తవారు ముందు. పేరులో కొంత భాగంతో, మొబైల్ నంబర్ మొదటి అంకెలతో, లేదా పూర్తి ప్రొఫైల్ కీతో వెతకండి. ఒక పాత్ర ఎంచుకుంటే అది ఉన్నవారే కనిపిస్తారు.",
        "మరిన్ని వివరాలకు, సిబ్బంది పాత్రలు ఇవ్వడానికి లేదా తీసేయడానికి వ్యక్తిపై నొక్కండి.",
      ],
    },
  },
  {
    route: "/app/admin/people/$profileKey",
    roles: ["platform-admin"],
    title: { en: "Person", te: "వ్యక్తి" },
    paragraphs: {
      en: [
        "Give or take the roles Support, Finance and Platform admin here, with a reason. The person is told, every platform admin gets an alarm, and it stands in the audit log. A role that is taken ends at once.",
        "Nobody can take the role Platform admin from himself, so one platform admin always stays. Agents and sellers get their roles by application, not here.",
        "The last entries show what this person did and what was done to the account.",
      ],
      te: [
        "సహాయ విభాగం, లెక్కల విభాగం, ప్లాట్‌ఫామ్ నిర్వాహకులు అనే పాత్రలను కారణంతో ఇక్కడ ఇవ్వండి లేదా తీసేయండి. ఆ వ్యక్తికి తెలియజేస్తాం, ప్లాట్‌ఫామ్ నిర్వాహకులందరికీ హెచ్చరిక వెళ్తుంది, ఆడిట్ లాగ్‌లో నమోదవుతుంది. తీసేసిన పాత్ర వెంటనే ముగుస్తుంది.",
        "ప్లాట్‌ఫామ్ నిర్వాహకుల పాత్రను ఎవరూ తమ నుండి తామే తీసేయలేరు; అందుకే ఒకరైనా ఎప్పుడూ ఉంటారు. ఏజెంట్లు, అమ్మకందారులకు పాత్రలు దరఖాస్తుతో వస్తాయి, ఇక్కడ కాదు.",
        "ఈ వ్యక్తి చేసినవి, ఈ ఖాతాకు జరిగినవి చివరి నమోదుల్లో ఉంటాయి.",
      ],
    },
  },
  {
    route: "/app/admin/audit",
    roles: ["platform-admin"],
    title: { en: "Audit log", te: "ఆడిట్ లాగ్" },
    paragraphs: {
      en: [
        "Who changed what and when, the newest first: decisions of support and finance, payouts, roles, passwords, templates. Nobody can change or delete an entry.",
        "Enter a mobile number or a profile key to see what one person did and what was done to the account. Choose a kind of action to see only that.",
      ],
      te: [
        "ఎవరు, ఏమి, ఎప్పుడు మార్చారో ఇక్కడ ఉంటుంది; కొత్తవి ముందు: సహాయ, లెక్కల విభాగాల నిర్ణయాలు, చెల్లింపులు, పాత్రలు, పాస్‌వర్డ్‌లు, టెంప్లేట్లు. ఏ నమోదునూ ఎవరూ మార్చలేరు, తొలగించలేరు.",
        "ఒక వ్యక్తి చేసినవి, ఆ ఖాతాకు జరిగినవి చూడటానికి మొబైల్ నంబర్ లేదా ప్రొఫైల్ కీ ఇవ్వండి. ఒకే రకం పనులు చూడటానికి దాన్ని ఎంచుకోండి.",
      ],
    },
  },
];
