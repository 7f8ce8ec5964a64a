import type { HelpPage } from "#engine/server/feature.ts";

export const applicationsHelp: readonly HelpPage[] = [
  {
    route: "/app/apply",
    title: { en: "Work with Santha", te: "సంతతో పని చేయండి" },
    paragraphs: {
      en: [
        "Choose what you want to be. An agent orders for farmers and earns a margin. A seller sells his own products to them.",
        "Go through the steps. Each step is saved, so you can stop and go on later, also on another phone. What is missing or wrong stands beside its field.",
        "A seller needs a GSTIN, the PAN of the business, an account, where it delivers, and a photo of each licence: for seeds, fertilisers or crop protection. Only you and our admins see the photos.",
        "After you send it, an admin checks it. You get a message when it is decided or when something more is needed: then you can change it and send it again. Until it is decided you can withdraw it.",
      ],
      te: [
        "మీరు ఏం కావాలనుకుంటున్నారో ఎంచుకోండి. ఏజెంట్ రైతుల కోసం ఆర్డర్ చేసి మార్జిన్ సంపాదిస్తారు. అమ్మకందారు తన సరుకును వారికి అమ్ముతారు.",
        "ఒక్కో మెట్టు పూర్తి చేయండి. ప్రతి మెట్టు సేవ్ అవుతుంది; మధ్యలో ఆపి తర్వాత, వేరే ఫోన్‌లో కూడా కొనసాగించవచ్చు. ఏది లేదో, ఏది తప్పో ఆ గడి దగ్గరే ఉంటుంది.",
        "అమ్మకందారుకు GSTIN, వ్యాపారం PAN, ఖాతా, డెలివరీ వివరాలు, ప్రతి లైసెన్స్ ఫోటో కావాలి: విత్తనాలు, ఎరువులు లేదా పురుగుమందులకు. ఆ ఫోటోలు మీరు, మా నిర్వాహకులు మాత్రమే చూస్తారు.",
        "పంపాక నిర్వాహకులు పరిశీలిస్తారు. నిర్ణయం వచ్చినప్పుడు, లేదా మరిన్ని వివరాలు కావాల్సినప్పుడు మీకు సందేశం వస్తుంది: అప్పుడు మార్చి మళ్లీ పంపవచ్చు. నిర్ణయం వచ్చేవరకు వెనక్కి తీసుకోవచ్చు.",
      ],
    },
  },
  {
    route: "/app/admin/applications",
    roles: ["platform-admin"],
    title: { en: "Applications", te: "దరఖాస్తులు" },
    paragraphs: {
      en: [
        "Who wants to be an agent or a seller stands here by state, the longest waiting first. Search by name, mobile number, GSTIN or the number of the application.",
        "Open one to see its facts, licences and history, and to decide it.",
      ],
      te: [
        "ఏజెంట్ లేదా అమ్మకందారు కావాలనుకునేవారు స్థితి ప్రకారం ఇక్కడ ఉంటారు; ఎక్కువ కాలంగా ఎదురుచూస్తున్నవారు ముందు. పేరు, మొబైల్, GSTIN లేదా దరఖాస్తు సంఖ్యతో వెతకండి.",
        "వివరాలు, లైసెన్స్‌లు, చరిత్ర చూసి నిర్ణయించడానికి ఒక దరఖాస్తును తెరవండి.",
      ],
    },
  },
  {
    route: "/app/admin/applications/$applicationId",
    roles: ["platform-admin"],
    title: { en: "An application", te: "ఒక దరఖాస్తు" },
    paragraphs: {
      en: [
        "Compare the facts with the photos of the licences; press a photo to see it large.",
        "Approve makes the person an agent, or registers the business with its licences and makes a seller. Ask for more opens the application for the applicant again. Refuse ends it. The applicant reads your reason and gets a text message.",
        "Each decision stands in the audit log with your name. If the applicant or another admin was faster, you are told and nothing happens twice.",
      ],
      te: [
        "వివరాలను లైసెన్స్ ఫోటోలతో పోల్చండి; ఫోటోను పెద్దగా చూడటానికి నొక్కండి.",
        "ఆమోదిస్తే ఆ వ్యక్తి ఏజెంట్ అవుతారు, లేదా వ్యాపారం లైసెన్స్‌లతో నమోదై అమ్మకందారు అవుతారు. మరిన్ని వివరాలు అడిగితే దరఖాస్తుదారు మళ్లీ మార్చగలరు. తిరస్కరిస్తే అది ముగుస్తుంది. మీరు రాసిన కారణం దరఖాస్తుదారు చదువుతారు, SMS కూడా వెళ్తుంది.",
        "ప్రతి నిర్ణయం మీ పేరుతో ఆడిట్ లాగ్‌లో ఉంటుంది. దరఖాస్తుదారు లేదా వేరే నిర్వాహకులు మీకంటే ముందే మార్చి ఉంటే మీకు తెలుస్తుంది; ఏదీ రెండుసార్లు జరగదు.",
      ],
    },
  },
];
