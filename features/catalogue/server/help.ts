import type { HelpPage } from "#engine/server/feature.ts";

export const catalogueHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/categories",
    roles: ["platform-admin"],
    title: { en: "Categories", te: "వర్గాలు" },
    paragraphs: {
      en: [
        "The two levels of the store in its order, with how many products each holds and how many are for sale. Add, rename and move them; the address of a category is made once and stays.",
        "Hide one in which nothing is for sale: sellers are not offered it for new products, and buyers do not see it. If a seller lists a product in it again, it comes back into the store by itself.",
      ],
      te: [
        "స్టోర్‌లోని రెండు స్థాయిలు అదే వరుసలో, ఒక్కొక్కదానిలో ఎన్ని ఉత్పత్తులు ఉన్నాయో, ఎన్ని అమ్మకంలో ఉన్నాయో ఇక్కడ ఉంటాయి. చేర్చండి, పేరు మార్చండి, స్థానం మార్చండి; వర్గం చిరునామా ఒకసారి ఏర్పడితే మారదు.",
        "ఏమీ అమ్మకంలో లేని వర్గాన్ని దాచవచ్చు: కొత్త ఉత్పత్తులకు అమ్మకందారులకు అది కనిపించదు, కొనేవారికీ కనిపించదు. ఎవరైనా మళ్లీ అందులో ఉత్పత్తి అమ్మితే అది తనంతట తానే స్టోర్‌లోకి వస్తుంది.",
      ],
    },
  },
  {
    route: "/app/admin/crops",
    roles: ["platform-admin"],
    title: { en: "Crops", te: "పంటలు" },
    paragraphs: {
      en: [
        "The crops that people choose in their own list, in questions and updates and in the filters of the store, in this order. A crop that you add can be chosen at once.",
        "A product is for a crop when its English name or group says a name of the crop in English letters. After a change all products are read again, which takes a minute or more; then a search for any name of the crop finds them, in English or Telugu.",
        "A crop that you withdraw is not offered any more. Where it was chosen before, it stays.",
      ],
      te: [
        "రైతులు తమ పంటల జాబితాలో, ప్రశ్నల్లో, అప్‌డేట్‌లలో, స్టోర్ ఫిల్టర్లలో ఎంచుకునే పంటలు ఇదే వరుసలో ఉంటాయి. మీరు చేర్చిన పంటను వెంటనే ఎంచుకోవచ్చు.",
        "ఉత్పత్తి ఇంగ్లిష్ పేరులో గానీ సమూహం పేరులో గానీ పంట ఇంగ్లిష్ పేరు ఉంటే అది ఆ పంటకు చెందుతుంది. మార్పు తర్వాత ఉత్పత్తులన్నిటినీ మళ్లీ చదువుతాం, దానికి ఒక నిమిషం పైగా పడుతుంది; తర్వాత పంట ఏ పేరుతో వెతికినా, తెలుగులో గానీ ఇంగ్లిష్‌లో గానీ, అవి దొరుకుతాయి.",
        "జాబితా నుండి తీసిన పంట ఇకపై ఎంచుకోవడానికి రాదు. ముందే ఎంచుకున్న చోట అలాగే ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/admin/tax-rates",
    roles: ["platform-admin"],
    title: { en: "GST rates", te: "జీఎస్టీ రేట్లు" },
    paragraphs: {
      en: [
        "The GST rate of each HSN code: the one that counts today, those to come and those before. Only codes with a rate can be chosen for products.",
        "A new rate counts from its first day: for a new code from today, else from tomorrow at the earliest. Orders placed before keep the rate they were placed with. A rate that has not begun can be removed; one that has begun stays.",
      ],
      te: [
        "ఒక్కో HSN కోడ్ జీఎస్టీ రేటు: ఈ రోజు అమల్లో ఉన్నది, రాబోయేవి, పాతవి. రేటు ఉన్న కోడ్‌లనే ఉత్పత్తులకు ఎంచుకోవచ్చు.",
        "కొత్త రేటు దాని మొదటి రోజు నుండి అమలవుతుంది: కొత్త కోడ్‌కు ఈ రోజు నుండి, లేకపోతే రేపటి నుండి. ముందే వచ్చిన ఆర్డర్లకు అప్పటి రేటే ఉంటుంది. ఇంకా మొదలవని రేటును తీసేయవచ్చు; మొదలైనది అలాగే ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/admin/synonyms",
    roles: ["platform-admin"],
    title: { en: "Search words", te: "వెతికే పదాలు" },
    paragraphs: {
      en: [
        "Words that mean the same, in English or Telugu: a search for one finds the products of the others. A word may be in one group only.",
        "After a change all products are read again, which takes a minute or more; the page says how many are still to come.",
      ],
      te: [
        "ఒకే అర్థం ఉన్న పదాలు, తెలుగులో గానీ ఇంగ్లిష్‌లో గానీ: ఒకదానితో వెతికితే మిగతావాటి ఉత్పత్తులూ దొరుకుతాయి. ఒక పదం ఒకే సమూహంలో ఉంటుంది.",
        "మార్పు తర్వాత ఉత్పత్తులన్నిటినీ మళ్లీ చదువుతాం, దానికి ఒక నిమిషం పైగా పడుతుంది; ఇంకా ఎన్ని మిగిలాయో పేజీలో ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/admin/makers",
    roles: ["platform-admin"],
    title: { en: "Makers", te: "తయారీదారులు" },
    paragraphs: {
      en: [
        "Who makes the goods, in one spelling each. Sellers are offered these names while they propose a product; a name that differs only in capitals, spaces, dots or dashes is taken as the same.",
        "Rename a maker and its products carry the new name at once. Merge two where both are the same business: you see how many products change, and you cannot undo it.",
      ],
      te: [
        "ఉత్పత్తులను తయారుచేసేవారి పేర్లు, ఒక్కొక్కటి ఒకే స్పెల్లింగ్‌తో. అమ్మకందారులు ఉత్పత్తిని ప్రతిపాదించేటప్పుడు ఈ పేర్లు కనిపిస్తాయి; పెద్ద అక్షరాలు, ఖాళీలు, చుక్కలు, గీతల్లో మాత్రమే తేడా ఉంటే అదే పేరుగా తీసుకుంటాం.",
        "తయారీదారు పేరు మారిస్తే ఉత్పత్తులపై వెంటనే మారుతుంది. రెండూ ఒకే సంస్థ అయితే కలపండి: ఎన్ని ఉత్పత్తులు మారతాయో చూపిస్తాం, దాన్ని వెనక్కి తీసుకోలేరు.",
      ],
    },
  },
];
