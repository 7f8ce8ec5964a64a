import type { HelpPage } from "#platform/feature";

export const storeHelp: readonly HelpPage[] = [
  {
    route: "/app/store",
    title: { en: "Store", te: "స్టోర్" },
    paragraphs: {
      en: [
        "Choose a category, or search in English or Telugu by product, maker or pack size. All the words you type must fit.",
        "Filters narrow the list by crop, price, seller, brand, stock and delivery to your pin code; the number beside each says how many products it leaves. Filter prices are those before offers.",
        "Each product shows the lowest price that can be bought now. Open it to see the other packs and sellers.",
        "Prices include GST and are never above the printed maximum price.",
      ],
      te: [
        "ఒక వర్గాన్ని ఎంచుకోండి, లేదా ఉత్పత్తి, తయారీదారు, ప్యాక్ పరిమాణం పేరుతో తెలుగులో గానీ ఇంగ్లిష్‌లో గానీ వెతకండి. మీరు టైప్ చేసిన పదాలన్నీ సరిపోవాలి.",
        "పంట, ధర, అమ్మకందారు, బ్రాండ్, స్టాక్, మీ పిన్ కోడ్‌కు డెలివరీని బట్టి ఫిల్టర్లతో జాబితాను తగ్గించుకోండి; పక్కనున్న సంఖ్య ఎన్ని ఉత్పత్తులు మిగులుతాయో చెబుతుంది. ఫిల్టర్లలోని ధరలు ఆఫర్లకు ముందువి.",
        "ప్రతి ఉత్పత్తికి ఇప్పుడు కొనగలిగే అతి తక్కువ ధర కనిపిస్తుంది. మిగతా ప్యాక్‌లు, అమ్మకందారులను చూడటానికి దాన్ని తెరవండి.",
        "ధరలలో జీఎస్టీ కలిసి ఉంటుంది. ధర ఎప్పుడూ ప్యాక్‌పై ముద్రించిన గరిష్ఠ ధరను మించదు.",
      ],
    },
  },
  {
    route: "/p/c/$title/$ids",
    title: { en: "Product", te: "ఉత్పత్తి" },
    paragraphs: {
      en: [
        "Choose a pack and a seller. The cheapest seller with stock stands first.",
        "Set how many packs you want and add them to the cart. The heart keeps the product on your wishlist.",
        "The sign below the heart shares the product. Whoever gets the link sees name, price and picture, never your margin.",
      ],
      te: [
        "ప్యాక్‌ను, అమ్మకందారును ఎంచుకోండి. స్టాక్ ఉన్నవారిలో తక్కువ ధర ఇచ్చే అమ్మకందారు మొదట కనిపిస్తారు.",
        "ఎన్ని ప్యాక్‌లు కావాలో పెట్టి కార్ట్‌లో వేసుకోండి. హృదయం గుర్తు నొక్కితే ఉత్పత్తి మీ విష్‌లిస్ట్‌లో ఉంటుంది.",
        "హృదయం కింద ఉన్న గుర్తుతో ఉత్పత్తిని పంచుకోవచ్చు. లింక్ అందిన వారికి పేరు, ధర, బొమ్మ మాత్రమే కనిపిస్తాయి, మీ మార్జిన్ కనిపించదు.",
      ],
    },
  },
];
