import type { HelpPage } from "#platform/feature";

export const checkoutHelp: readonly HelpPage[] = [
  {
    route: "/app/store/checkout/shipping",
    title: { en: "Shipping", te: "రవాణా" },
    paragraphs: {
      en: [
        "Enter where the parcel goes. If you order for a farmer, enter the farmer's name, phone and address: the farmer gets an SMS.",
        "Shipping charges and the day of arrival depend on the pin code. If a seller does not deliver there, take that seller's products out of the cart.",
      ],
      te: [
        "పార్సిల్ ఎక్కడికి వెళ్ళాలో ఇవ్వండి. రైతు కోసం ఆర్డర్ చేస్తే రైతు పేరు, ఫోన్, చిరునామా ఇవ్వండి: రైతుకు SMS వస్తుంది.",
        "షిప్పింగ్ ఛార్జీలు, చేరే రోజు పిన్ కోడ్ మీద ఆధారపడి ఉంటాయి. ఆ చోటికి విక్రేత డెలివరీ చేయకపోతే, ఆ విక్రేత ఉత్పత్తులను కార్ట్ నుండి తీసివేయండి.",
      ],
    },
  },
  {
    route: "/app/store/checkout/assist",
    title: { en: "Assist", te: "సహాయం" },
    paragraphs: {
      en: [
        "Choose the farmer for whom you order, or enter name and mobile number. Your margin on each product begins with the store's suggestion; you may change it, and add a handling charge for your own work. Price and margin together never pass the printed maximum price.",
        "Ask the farmer for a code if you can: it shows that the farmer agrees to the total. If the total changes afterwards, ask again. Without a code the order says that it was not confirmed.",
      ],
      te: [
        "మీరు ఏ రైతు కోసం ఆర్డర్ చేస్తున్నారో ఎంచుకోండి, లేదా పేరు, మొబైల్ నంబర్ ఇవ్వండి. ప్రతి ఉత్పత్తిపై మీ మార్జిన్ ముందుగా స్టోర్ సూచించినదే; మీరు మార్చవచ్చు, మీ పనికి సేవా ఛార్జీ చేర్చవచ్చు. ధర, మార్జిన్ కలిపి ముద్రించిన గరిష్ఠ ధరను ఎప్పుడూ దాటవు.",
        "వీలైతే రైతు ఫోన్‌కు వచ్చే కోడ్ అడగండి: రైతు మొత్తానికి సమ్మతించారని అది చూపుతుంది. తర్వాత మొత్తం మారితే మళ్ళీ అడగండి. కోడ్ లేకపోతే నిర్ధారించలేదని ఆర్డర్‌లో ఉంటుంది.",
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
        "ఆర్డర్ చేసేటప్పుడు నెట్‌వర్క్ పోతే మళ్ళీ ప్రయత్నించండి నొక్కండి: ఆర్డర్ రెండుసార్లు నమోదు కాదు.",
        "ఏజెంట్లు నమూనా ఆర్డర్ టిక్ చేసి అన్ని పేజీలు చూసుకోవచ్చు: ఏదీ ఆర్డర్ కాదు, చెల్లింపు ఉండదు, స్టాక్ తగ్గదు; అది నమూనా కింద కనిపిస్తుంది.",
      ],
    },
  },
];
