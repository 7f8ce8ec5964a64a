import type { HelpPage } from "#engine/server/feature.ts";

export const questionsHelp: readonly HelpPage[] = [
  {
    route: "/app/home/qa",
    title: { en: "Questions", te: "ప్రశ్నలు" },
    paragraphs: {
      en: [
        "Farmers and agents ask each other here about crops, pests and everything around the farm. Anybody can answer.",
        "The buttons at the top narrow the list: your own questions, those with or without an answer, those that are solved, and those about your crops. Choose your crops once under My crops.",
        'Newest first shows what was asked last; "Active first" what was answered last. Tap a question to read its answers.',
        'To ask, press "Ask a question". Similar questions appear while you write: perhaps your answer is there already.',
      ],
      te: [
        "పంటలు, పురుగులు, సాగు గురించి రైతులు, ఏజెంట్లు ఇక్కడ ఒకరినొకరు అడుగుతారు. ఎవరైనా జవాబు ఇవ్వవచ్చు.",
        "పైనున్న బటన్లతో జాబితాను తగ్గించవచ్చు: మీ ప్రశ్నలు, జవాబు వచ్చినవి, రానివి, సమస్య తీరినవి, మీ పంటలవి. మీ పంటలను ఒకసారి ఎంచుకుంటే చాలు.",
        '"కొత్తవి ముందు" చివరగా అడిగినవి చూపుతుంది; "జవాబులు వచ్చినవి ముందు" చివరగా జవాబు వచ్చినవి చూపుతుంది. జవాబులు చదవడానికి ప్రశ్నను తాకండి.',
        'అడగడానికి "ప్రశ్న అడగండి" నొక్కండి. మీరు రాస్తుండగా ఇలాంటి ప్రశ్నలు కనిపిస్తాయి: మీకు కావాల్సిన జవాబు అక్కడే ఉండవచ్చు.',
      ],
    },
  },
  {
    route: "/app/social/qa/ask",
    title: { en: "Ask a question", te: "ప్రశ్న అడగండి" },
    paragraphs: {
      en: [
        'Write in one line what is wrong or what you want to know, in English or Telugu, or press "Record your voice" and say it. Nothing else is required.',
        "A photo of the leaf, the fruit or the insect helps most; you can add up to five. Say which crop it is and how far it has grown.",
        "Everybody can see the question with your name and village. Do not write phone numbers or your address.",
        "You hear when somebody answers. You can change or delete your question later.",
      ],
      te: [
        'సమస్య ఏమిటో, మీరు ఏం తెలుసుకోవాలో ఒక్క వరుసలో రాయండి, తెలుగులో లేదా ఇంగ్లీషులో; లేదా "మాట్లాడి రికార్డ్ చేయండి" నొక్కి చెప్పండి. మిగతావి తప్పనిసరి కాదు.',
        "ఆకు, కాయ లేదా పురుగు ఫోటో చాలా సాయపడుతుంది; ఐదు వరకు పెట్టవచ్చు. ఏ పంటో, ఏ దశలో ఉందో చెప్పండి.",
        "మీ ప్రశ్న మీ పేరుతో, ఊరితో అందరికీ కనిపిస్తుంది. ఫోన్ నంబర్లు, చిరునామా రాయకండి.",
        "ఎవరైనా జవాబు ఇస్తే మీకు తెలుస్తుంది. తర్వాత ప్రశ్నను మార్చవచ్చు లేదా తొలగించవచ్చు.",
      ],
    },
  },
  {
    route: "/app/social/qa/$questionId",
    title: { en: "Question", te: "ప్రశ్న" },
    paragraphs: {
      en: [
        "First comes the answer that solved it, then answers that an expert of Santha agrees with, then the most useful ones.",
        '"Me too" says that you have the same problem. "Useful" on an answer says that it helped you. Each counts once.',
        'If you asked, press "This solved it" on the answer that helped. Whoever wrote it hears of it. You can choose one answer.',
        '"Follow" tells you of new answers. Under the three dots you can change or delete your own words, or report those of others.',
        '"Share" gives a link that opens without signing in. It shows names, but no phone number and no village.',
      ],
      te: [
        "సమస్య తీర్చిన జవాబు అన్నిటికంటే పైన, తర్వాత సంత నిపుణులు ఒప్పుకున్నవి, తర్వాత ఎక్కువ మందికి ఉపయోగపడినవి ఉంటాయి.",
        '"నాకూ ఇదే" అంటే మీకూ అదే సమస్య ఉందని. జవాబు మీకు పనికొస్తే "ఉపయోగపడింది" నొక్కండి. ఒక్కొక్కటి ఒకసారే లెక్క.',
        'మీరు అడిగిన ప్రశ్నకు పనికొచ్చిన జవాబుపై "దీనితో తీరింది" నొక్కండి. ఆ జవాబు రాసినవారికి తెలుస్తుంది. ఒక్క జవాబునే ఎంచుకోవచ్చు.',
        '"అనుసరించండి" నొక్కితే కొత్త జవాబులు మీకు తెలుస్తాయి. మూడు చుక్కల కింద మీ మాటలు మార్చవచ్చు, తొలగించవచ్చు; ఇతరుల మాటలపై ఫిర్యాదు చేయవచ్చు.',
        '"షేర్" ఇచ్చే లింక్ సైన్ ఇన్ లేకుండా తెరుచుకుంటుంది. అందులో పేర్లు ఉంటాయి; ఫోన్ నంబరు, ఊరు ఉండవు.',
      ],
    },
  },
];
