import type { HelpPage } from "#engine/server/feature.ts";

export const checkoutHelp: readonly HelpPage[] = [
  {
    route: "/app/store/checkout/shipping",
    title: { en: "Shipping", te: "డెలివరీ" },
    paragraphs: {
      en: [
        "Enter where the parcel goes. If you order for a farmer, enter the farmer's name, phone and address: the farmer gets an SMS.",
        "The delivery charge (shipping) and the day of arrival depend on the pin code. If a seller does not deliver there, take that seller's products out of the cart.",
      ],
      te: [
        "పార్సిల్ ఎక్కడికి వెళ్ళాలో ఇవ్వండి. రైతు కోసం ఆర్డర్ చేస్తే రైతు పేరు, ఫోన్, చిరునామా ఇవ్వండి: రైతుకు SMS వస్తుంది.",
        "డెలివరీ ఛార్జీ (రవాణా), చేరే రోజు పిన్ కోడ్ మీద ఆధారపడి ఉంటాయి. ఆ చోటికి అమ్మకందారు డెలివరీ చేయకపోతే, ఆ అమ్మకందారు ఉత్పత్తులను కార్ట్ నుండి తీసివేయండి.",
      ],
    },
  },
  {
    route: "/app/store/checkout/assist",
    roles: ["agent", "seller"],
    title: { en: "Assist", te: "రైతు వివరాలు" },
    paragraphs: {
      en: [
        "Choose the farmer for whom you order, or enter name and mobile number. Your margin on each product begins with the store's suggestion; you may change it, and add your own charge for your work. Price plus margin cannot be above MRP.",
        "Ask the farmer for a code if you can: it shows that the farmer agrees to the total. If the total changes afterwards, ask again. Without a code the order says that it was not confirmed.",
      ],
      te: [
        "మీరు ఏ రైతు కోసం ఆర్డర్ చేస్తున్నారో ఎంచుకోండి, లేదా పేరు, మొబైల్ నంబర్ ఇవ్వండి. ప్రతి ఉత్పత్తిపై మీ మార్జిన్ ముందుగా స్టోర్ సూచించినదే; మీరు మార్చవచ్చు, మీ పనికి మీ సొంత ఛార్జీ చేర్చవచ్చు. ధర, మార్జిన్ కలిపి ముద్రించిన గరిష్ఠ ధరను ఎప్పుడూ దాటవు.",
        "వీలైతే రైతు ఫోన్‌కు వచ్చే కోడ్ అడగండి: రైతు మొత్తానికి సమ్మతించారని అది చూపుతుంది. తర్వాత మొత్తం మారితే మళ్లీ అడగండి. కోడ్ లేకపోతే నిర్ధారించలేదని ఆర్డర్‌లో ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/store/checkout/drafts",
    roles: ["agent", "seller"],
    title: { en: "Draft orders", te: "డ్రాఫ్ట్ ఆర్డర్లు" },
    paragraphs: {
      en: [
        "Orders that you prepare for farmers without a connection. They stay on this phone until you place or delete them, and nobody else sees them.",
        "When you are online again, press Check prices and continue: what has changed since is shown line by line before you order.",
      ],
      te: [
        "ఇంటర్నెట్ లేకుండా రైతుల కోసం మీరు సిద్ధం చేసే ఆర్డర్లు ఇవి. మీరు ఆర్డర్ చేసే వరకు లేదా తొలగించే వరకు ఈ ఫోన్‌లోనే ఉంటాయి, ఇతరులకు కనిపించవు.",
        "ఇంటర్నెట్ వచ్చాక ధరలు చూసి కొనసాగించండి: అప్పటి నుండి ఏం మారిందో ఆర్డర్ చేసే ముందు వరుసగా కనిపిస్తుంది.",
      ],
    },
  },
  {
    route: "/app/store/checkout/drafts/$draftKey",
    roles: ["agent", "seller"],
    title: { en: "Draft order", te: "డ్రాఫ్ట్ ఆర్డర్" },
    paragraphs: {
      en: [
        "Enter the farmer, the products and your margins. Everything is kept on this phone as you type.",
        "Products that you have had in the cart on this phone can be added without a connection. The prices are those you last saw; the server has the last word when you order.",
      ],
      te: [
        "రైతు వివరాలు, ఉత్పత్తులు, మీ మార్జిన్లు ఇవ్వండి. మీరు టైప్ చేస్తుండగానే అన్నీ ఈ ఫోన్‌లో భద్రమవుతాయి.",
        "ఈ ఫోన్‌లో మీ కార్ట్‌లో ఉన్న ఉత్పత్తులను ఇంటర్నెట్ లేకుండానే చేర్చవచ్చు. ధరలు మీరు చివరగా చూసినవి; ఆర్డర్ చేసేటప్పుడు అప్పటి ధరలే వర్తిస్తాయి.",
      ],
    },
  },
  {
    route: "/app/store/checkout/confirm",
    title: { en: "Confirm", te: "నిర్ధారణ" },
    paragraphs: {
      en: [
        "Look at the address, the products and the price breakup, choose how to pay, then place the order once.",
        "If the network fails while you place the order, press Try again: the order is never placed twice.",
        "Agents can tick Practice order to try all screens: nothing is ordered, paid or taken from stock, and the order stands under Dummy.",
      ],
      te: [
        "చిరునామా, ఉత్పత్తులు, ధర వివరాలు చూసి, చెల్లింపు విధానం ఎంచుకుని, ఆర్డర్ చేయండి.",
        "ఆర్డర్ చేసేటప్పుడు నెట్‌వర్క్ పోతే మళ్లీ ప్రయత్నించండి నొక్కండి: ఆర్డర్ రెండుసార్లు నమోదు కాదు.",
        "ఏజెంట్లు నమూనా ఆర్డర్ టిక్ చేసి అన్ని పేజీలు చూసుకోవచ్చు: ఏదీ ఆర్డర్ కాదు, చెల్లింపు ఉండదు, స్టాక్ తగ్గదు; అది నమూనా కింద కనిపిస్తుంది.",
      ],
    },
  },
];
