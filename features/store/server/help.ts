import type { HelpPage } from "#engine/server/feature.ts";

export const storeHelp: readonly HelpPage[] = [
  {
    route: "/app/store",
    title: { en: "Store", te: "స్టోర్" },
    paragraphs: {
      en: [
        "Choose a category, or search in English or Telugu by product, maker or pack size. Products with all your words come; where there are none, those that come nearest are shown, and the page says so.",
        "Filters narrow the list by crop, price, seller, brand, stock and delivery to your pin code; the number beside each says how many products it leaves. Where your pin code is known, their prices are those after offers.",
        "Where your pin code is known, each product shows the lowest price after offers of the sellers who deliver there, those with stock first. Open it to see the other packs and sellers.",
        "Prices include GST and are never above the printed maximum price.",
      ],
      te: [
        "ఒక వర్గాన్ని ఎంచుకోండి, లేదా ఉత్పత్తి, తయారీదారు, ప్యాక్ పరిమాణం పేరుతో తెలుగులో గానీ ఇంగ్లిష్‌లో గానీ వెతకండి. మీ పదాలన్నీ ఉన్న ఉత్పత్తులు వస్తాయి; అలాంటివి లేకపోతే దగ్గరగా ఉన్నవి కనిపిస్తాయి, ఆ సంగతి పేజీలో ఉంటుంది.",
        "పంట, ధర, అమ్మకందారు, బ్రాండ్, స్టాక్, మీ పిన్ కోడ్‌కు డెలివరీని బట్టి ఫిల్టర్లతో జాబితాను తగ్గించుకోండి; పక్కనున్న సంఖ్య ఎన్ని ఉత్పత్తులు మిగులుతాయో చెబుతుంది. మీ పిన్ కోడ్ తెలిస్తే ఫిల్టర్లలోని ధరలు ఆఫర్ల తర్వాతివి.",
        "మీ పిన్ కోడ్ తెలిస్తే, అక్కడికి డెలివరీ చేసే అమ్మకందారుల్లో, ముందుగా స్టాక్ ఉన్నవారి నుండి, ఆఫర్ల తర్వాత అతి తక్కువ ధర ప్రతి ఉత్పత్తికి కనిపిస్తుంది. మిగతా ప్యాక్‌లు, అమ్మకందారులను చూడటానికి దాన్ని తెరవండి.",
        "ధరలలో జీఎస్టీ కలిసి ఉంటుంది. ధర ఎప్పుడూ ప్యాక్‌పై ముద్రించిన గరిష్ఠ ధరను మించదు.",
      ],
    },
  },
  {
    route: "/p/c/$title/$ids",
    title: { en: "Product", te: "ఉత్పత్తి" },
    paragraphs: {
      en: [
        "Choose a pack and a seller. Sellers who deliver to your pin code stand first, of these the ones with stock, then the cheapest.",
        "Set how many packs you want and add them to the cart. The heart keeps the product on your wishlist.",
        "The sign below the heart shares the product. Whoever gets the link sees name, price and picture, never your margin.",
      ],
      te: [
        "ప్యాక్‌ను, అమ్మకందారును ఎంచుకోండి. మీ పిన్ కోడ్‌కు డెలివరీ చేసే అమ్మకందారులు మొదట కనిపిస్తారు; వారిలో ముందు స్టాక్ ఉన్నవారు, తర్వాత తక్కువ ధర ఇచ్చేవారు.",
        "ఎన్ని ప్యాక్‌లు కావాలో పెట్టి కార్ట్‌లో వేసుకోండి. హృదయం గుర్తు నొక్కితే ఉత్పత్తి మీ విష్‌లిస్ట్‌లో ఉంటుంది.",
        "హృదయం కింద ఉన్న గుర్తుతో ఉత్పత్తిని షేర్ చేయవచ్చు. లింక్ అందిన వారికి పేరు, ధర, బొమ్మ మాత్రమే కనిపిస్తాయి, మీ మార్జిన్ కనిపించదు.",
      ],
    },
  },
];
