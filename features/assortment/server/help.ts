import type { HelpPage } from "#engine/server/feature.ts";

const forSellers = ["seller"] as const;

export const assortmentHelp: readonly HelpPage[] = [
  {
    route: "/app/sell/catalogue",
    roles: forSellers,
    title: { en: "Your products", te: "మీ ఉత్పత్తులు" },
    paragraphs: {
      en: [
        "All products that you sell, the latest added at the top, with the price and stock of each pack. The buttons above show only one state: live, out of stock, licence missing or hidden. A product whose licence has ended says so and leads to your licences.",
        "Press a product to change price, MRP, agent's margin and stock, or to hide it from the store.",
        "Add product finds a product in Santha's common list. One that is not there you propose; Santha checks it first.",
      ],
      te: [
        "మీరు అమ్మే అన్ని ఉత్పత్తులు, కొత్తగా చేర్చినవి పైన; ఒక్కో ప్యాక్ ధర, స్టాక్‌తో. అమ్మకంలో ఉన్నవి, స్టాక్ లేనివి, లైసెన్స్ లేనివి, దాచినవి మాత్రమే చూడటానికి పై బటన్లు నొక్కండి. లైసెన్స్ గడువు ముగిసిన ఉత్పత్తి దగ్గర అది కనిపిస్తుంది; అక్కడి నుండి మీ లైసెన్స్‌ల పేజీకి వెళ్లవచ్చు.",
        "ధర, MRP, ఏజెంట్ మార్జిన్, స్టాక్ మార్చడానికి లేదా స్టోర్ నుండి దాచడానికి ఉత్పత్తిని నొక్కండి.",
        "ఉత్పత్తి చేర్చండి నొక్కితే సంత ఉమ్మడి జాబితాలో వెతకవచ్చు. అందులో లేనిదాన్ని ప్రతిపాదించండి; ముందు సంత పరిశీలిస్తుంది.",
      ],
    },
  },
  {
    route: "/app/sell/catalogue/{level3Id}",
    roles: forSellers,
    title: { en: "Your product", te: "మీ ఉత్పత్తి" },
    paragraphs: {
      en: [
        "Each pack has its own price. Price and agent's margin together never exceed the MRP. You get the price; the margin is the agent's. It is your own, or what the rule of the category gives.",
        "Price breaks are lower prices for larger quantities, up to four. All packs of the line then cost the lower price. Placed orders keep theirs.",
        "Stock counts the packs in your store-room, also those of orders that you have not sent yet. It cannot be less than what orders and buyers in checkout have.",
        "Batches count the stock by batch number and expiry date, the first to expire on top. Parcels take from it first. You are told 30 and 7 days before a batch expires; on its day it leaves the stock by itself. Correct a count, or take a batch out.",
        "A product without photos? Send yours here; they are in the store once Santha has approved them.",
        "Hide takes a pack out of the store; placed orders stay. If somebody changed the pack meanwhile, you see the new figures before you save again.",
      ],
      te: [
        "ఒక్కో ప్యాక్‌కు దాని ధర. ధర, ఏజెంట్ మార్జిన్ కలిపి MRPని ఎప్పుడూ దాటవు. ధర మీకు వస్తుంది; మార్జిన్ ఏజెంట్‌ది. అది మీరు పెట్టినది, లేదా వర్గం నియమం ప్రకారం వచ్చేది.",
        "ఒకేసారి ఎక్కువ ప్యాక్‌లు కొనేవారికి తక్కువ ధరలు పెట్టవచ్చు: నాలుగు దశల వరకు. అన్ని ప్యాక్‌లకు ఆ ధరే వర్తిస్తుంది. వచ్చిన ఆర్డర్ల ధర మారదు.",
        "స్టాక్ అంటే మీ గోదాములో ఉన్న ప్యాక్‌లు, ఇంకా పంపని ఆర్డర్లవి కూడా. ఆర్డర్లలో, కొనేవారి దగ్గర ఉన్నవాటి కంటే తక్కువ ఇవ్వలేరు.",
        "బ్యాచ్‌లు అంటే బ్యాచ్ నంబర్, గడువు తేదీ ప్రకారం స్టాక్ లెక్క; గడువు ముందు ముగిసేవి పైన ఉంటాయి, పార్సిళ్లకు ముందు అవే వెళ్తాయి. గడువుకు 30, 7 రోజుల ముందు మీకు చెబుతాం; ఆ రోజు బ్యాచ్ దానంతట అదే స్టాక్ నుండి పోతుంది. లెక్క సరిదిద్దవచ్చు, బ్యాచ్‌ను తీసేయవచ్చు.",
        "ఉత్పత్తికి ఫోటోలు లేవా? మీవి ఇక్కడ పంపండి; సంత ఆమోదించాక స్టోర్‌లో కనిపిస్తాయి.",
        "దాచండి నొక్కితే ప్యాక్ స్టోర్‌లో కనిపించదు; వచ్చిన ఆర్డర్లు అలాగే ఉంటాయి. ఈలోగా వివరాలు మారితే, మళ్లీ సేవ్ చేసే ముందు కొత్త వివరాలు కనిపిస్తాయి.",
      ],
    },
  },
  {
    route: "/app/sell/catalogue/add",
    roles: forSellers,
    title: { en: "Add product", te: "ఉత్పత్తి చేర్చండి" },
    paragraphs: {
      en: [
        "Search Santha's common list by name, maker or crop, in English or Telugu. Open a product and enter your price and stock for the packs that you sell.",
        "Not in the list? Propose the product. Some products need a dealer licence for seed, fertiliser or pesticide.",
      ],
      te: [
        "పేరు, తయారీదారు, పంటతో, తెలుగు లేదా ఇంగ్లిష్‌లో సంత ఉమ్మడి జాబితాలో వెతకండి. ఉత్పత్తిని తెరిచి, మీరు అమ్మే ప్యాక్‌లకు ధర, స్టాక్ ఇవ్వండి.",
        "జాబితాలో లేదా? ఆ ఉత్పత్తిని ప్రతిపాదించండి. కొన్నింటికి విత్తనాలు, ఎరువులు, పురుగుమందుల డీలర్ లైసెన్స్ కావాలి.",
      ],
    },
  },
  {
    route: "/app/sell/proposals",
    roles: forSellers,
    title: { en: "Proposed products", te: "ప్రతిపాదించిన ఉత్పత్తులు" },
    paragraphs: {
      en: [
        "Products that you proposed for the common list. Santha checks each one and tells you; an approved one goes on sale with your price and stock.",
        "If one is not approved, the reason stands with it. Change what is asked and send it again.",
      ],
      te: [
        "ఉమ్మడి జాబితాకు మీరు ప్రతిపాదించిన ఉత్పత్తులు. సంత ఒక్కొక్కటి పరిశీలించి మీకు చెబుతుంది; ఆమోదించినది మీ ధర, స్టాక్‌తో అమ్మకంలోకి వస్తుంది.",
        "ఆమోదించకపోతే కారణం దానితోనే ఉంటుంది. అడిగినది మార్చి మళ్లీ పంపండి.",
      ],
    },
  },
  {
    route: "/app/sell/proposals/file",
    roles: forSellers,
    title: { en: "Propose by file", te: "ఫైల్ ద్వారా ప్రతిపాదన" },
    paragraphs: {
      en: [
        "Save the template, open it in a spreadsheet, and write one row for each pack. Further packs of a product repeat its name, or leave the name empty.",
        "Choose the file: you see which products are in order and what is wrong with the others. Nothing is sent until you press the button. Put the others right and choose the file again; what you have sent is never sent twice, except what was not approved and you have corrected.",
        "A file carries no photos. Open a product that you have sent, while it waits, and add them there.",
      ],
      te: [
        "నమూనా ఫైల్‌ను సేవ్ చేసి స్ప్రెడ్‌షీట్‌లో తెరవండి. ఒక్కో ప్యాక్‌కు ఒక వరుస రాయండి. అదే ఉత్పత్తి మరో ప్యాక్‌కు పేరు మళ్లీ రాయండి లేదా ఖాళీగా వదలండి.",
        "ఫైల్ ఎంచుకోండి: ఏవి సరిగా ఉన్నాయో, మిగతా వాటిలో తప్పేమిటో కనిపిస్తుంది. బటన్ నొక్కే వరకు ఏదీ పంపం. తప్పులు సరిదిద్ది ఫైల్‌ను మళ్లీ ఎంచుకోండి; పంపినవి రెండోసారి వెళ్లవు; ఆమోదించనివి సరిదిద్దితే మళ్లీ వెళ్తాయి.",
        "ఫైల్‌లో ఫోటోలు ఉండవు. పంపిన ఉత్పత్తి ఆమోదం కోసం ఉన్నప్పుడు దాన్ని తెరిచి ఫోటోలు చేర్చండి.",
      ],
    },
  },
  {
    route: "/app/sell/proposals/new",
    roles: forSellers,
    title: { en: "Propose a product", te: "ఉత్పత్తిని ప్రతిపాదించండి" },
    paragraphs: {
      en: [
        "Write name and description in English and Telugu as on the label, choose category, HSN code and licence, and add each pack with its price and stock.",
        "The HSN code decides the tax. Your product is not sold before Santha approves it.",
      ],
      te: [
        "లేబుల్‌పై ఉన్నట్టు పేరు, వివరణ ఇంగ్లిష్, తెలుగులో రాయండి; వర్గం, HSN కోడ్, లైసెన్స్ ఎంచుకోండి; ఒక్కో ప్యాక్ ధర, స్టాక్ ఇవ్వండి.",
        "పన్ను HSN కోడ్‌ను బట్టి ఉంటుంది. సంత ఆమోదించే వరకు అమ్మకం ఉండదు.",
      ],
    },
  },
  {
    route: "/app/sell/proposals/{proposalId}",
    roles: forSellers,
    title: { en: "Proposed product", te: "ప్రతిపాదించిన ఉత్పత్తి" },
    paragraphs: {
      en: [
        "What you proposed. While it waits or after it was refused you can change it and send it again, or take it back.",
        "Add up to 8 photos; the first one stands in lists. The arrows move a photo earlier or later. After approval only Santha changes the photos.",
      ],
      te: [
        "మీరు ప్రతిపాదించినది. నిర్ణయం రాకముందు, లేదా ఆమోదించనప్పుడు, మార్చి మళ్లీ పంపవచ్చు, లేదా వెనక్కి తీసుకోవచ్చు.",
        "8 ఫోటోల వరకు చేర్చవచ్చు; జాబితాల్లో మొదటిది కనిపిస్తుంది. బాణం గుర్తులతో ఫోటోను ముందుకు, వెనక్కి జరపండి. ఆమోదం తర్వాత ఫోటోలను సంత మాత్రమే మారుస్తుంది.",
      ],
    },
  },
  {
    route: "/app/sell/offers",
    roles: forSellers,
    title: { en: "Your offers", te: "మీ ఆఫర్లు" },
    paragraphs: {
      en: [
        "Discounts that you give on a pack, for pin codes and days. Buyers there see the lower price, and you bear the discount. Where several fit, the best one counts.",
        "To give one, open your product and press Give discount beside the pack. End stops an offer at once; placed orders keep it.",
      ],
      te: [
        "ఒక ప్యాక్‌పై, కొన్ని పిన్ కోడ్‌లకు, కొన్ని రోజులకు మీరు ఇచ్చే తగ్గింపులు. అక్కడి కొనేవారికి తక్కువ ధర కనిపిస్తుంది, తగ్గింపు మీ నుండి తగ్గుతుంది. చాలా సరిపోతే, ఎక్కువ తగ్గింపు వర్తిస్తుంది.",
        "తగ్గింపు ఇవ్వడానికి మీ ఉత్పత్తిని తెరిచి, ప్యాక్ పక్కన తగ్గింపు ఇవ్వండి నొక్కండి. ముగించండి నొక్కితే ఆఫర్ వెంటనే ఆగుతుంది; వచ్చిన ఆర్డర్లకు అలాగే ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/admin/products",
    roles: ["platform-admin"],
    title: { en: "Proposed products to check", te: "పరిశీలించాల్సిన ఉత్పత్తులు" },
    paragraphs: {
      en: [
        "Products that sellers propose for the common list, those that wait the longest first. Check that the product is not in the store yet, that both languages say the same, and that HSN code, tax and licence fit.",
        "Approve puts it in the common list and among its seller's products; it stays hidden while a licence is missing or selling is suspended. Refuse asks for the reason, which the seller reads; then it can be changed and sent again.",
      ],
      te: [
        "ఉమ్మడి జాబితాకు అమ్మకందారులు ప్రతిపాదించే ఉత్పత్తులు, ఎక్కువ కాలంగా ఆగినవి ముందు. ఆ ఉత్పత్తి స్టోర్‌లో ఇప్పటికే లేదని, రెండు భాషల్లో ఒకటే ఉందని, HSN కోడ్, పన్ను, లైసెన్స్ సరిపోతాయని చూడండి.",
        "ఆమోదిస్తే ఉమ్మడి జాబితాలోకి, ఆ అమ్మకందారు ఉత్పత్తుల్లోకి వస్తుంది; లైసెన్స్ లేకపోతే, లేదా అమ్మకాలు నిలిపివేసి ఉంటే, దాచి ఉంటుంది. నిరాకరిస్తే కారణం రాయాలి, అమ్మకందారు దాన్ని చదివి, మార్చి మళ్లీ పంపవచ్చు.",
      ],
    },
  },
  {
    route: "/app/admin/products/{level3Id}",
    roles: ["platform-admin"],
    title: { en: "Photos of a product", te: "ఉత్పత్తి ఫోటోలు" },
    paragraphs: {
      en: [
        "Up to 8 photos of a product, for all sellers of it. The first one stands in lists; without photos the drawing is shown.",
        "The arrows move a photo earlier or later. Nothing changes in the store before you save. If somebody else has changed the photos meanwhile, you see theirs beside yours.",
      ],
      te: [
        "ఒక ఉత్పత్తికి 8 ఫోటోల వరకు; దాన్ని అమ్మే అందరికీ ఇవే. జాబితాల్లో మొదటిది కనిపిస్తుంది; ఫోటోలు లేకపోతే బొమ్మ కనిపిస్తుంది.",
        "బాణం గుర్తులతో ఫోటోను ముందుకు, వెనక్కి జరపండి. సేవ్ చేసే వరకు స్టోర్‌లో ఏమీ మారదు. ఈలోగా మరొకరు ఫోటోలు మార్చి ఉంటే, మీవాటి పక్కన అవి కనిపిస్తాయి.",
      ],
    },
  },
];
