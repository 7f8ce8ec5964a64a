import type { HelpPage } from "#engine/server/feature.ts";

export const salesHelp: readonly HelpPage[] = [
  {
    route: "/app/sell/accounts",
    roles: ["seller"],
    title: { en: "Accounts", te: "ఖాతాలు" },
    paragraphs: {
      en: [
        "The top shows what is coming to you: delivered orders that Santha pays next, delivered orders that buyers have not paid, and orders on the way. What you owe Santha is deducted from your next payments.",
        "Below is every order: what the buyer was charged, what was returned or refunded, the cash you took, taxes and debts that were deducted, what Santha paid with its date and bank number, and what is open.",
        "Open shows orders with something left to pay by Santha or by you. Settled shows the others. Tap the order number to open the order.",
      ],
      te: [
        "మీకు రావాల్సిన సొమ్ము పైన ఉంటుంది: డెలివరీ అయి సంత చెల్లించాల్సినవి, డెలివరీ అయినా కొనుగోలుదారు ఇంకా చెల్లించనివి, దారిలో ఉన్నవి. మీరు సంతకు ఇవ్వాల్సింది తదుపరి చెల్లింపుల నుండి తగ్గిస్తాం.",
        "కింద ప్రతి ఆర్డర్ లెక్క: కొనుగోలుదారు ఎంత చెల్లించాలి, ఎంత వాపసు వెళ్లింది, మీరు తీసుకున్న నగదు, తగ్గించిన పన్నులు, బాకీలు, సంత ఎప్పుడు ఎంత చెల్లించింది, బ్యాంక్ నంబర్, ఇంకా ఎంత మిగిలింది.",
        "మిగిలినవి: సంత గానీ మీరు గానీ ఇంకా చెల్లించాల్సిన ఆర్డర్లు. పూర్తయినవి: మిగతావి. ఆర్డర్ తెరవడానికి దాని నంబర్ నొక్కండి.",
      ],
    },
  },
  {
    route: "/app/sell/sales",
    roles: ["seller"],
    title: { en: "Sales", te: "అమ్మకాలు" },
    paragraphs: {
      en: [
        "What you sold in a period, newest first: date, customer, amount and state. Choose the last 30 days, a month, or your own dates, at most one year.",
        "The total leaves out orders that were cancelled or returned. Below it are the sales of each day, in a long period of each week. Slide over the bars to choose one, and tap Show these orders. By product and By agent show which products and agents brought how much; tap one to see its orders.",
        "Download saves all sales of the period, each with its agent, as a CSV file for your spreadsheet.",
      ],
      te: [
        "ఒక కాలంలో మీరు అమ్మినవి, కొత్తవి ముందు: తేదీ, కస్టమర్, మొత్తం, స్థితి. గత 30 రోజులు, ఒక నెల, లేదా మీరు కోరిన తేదీలు ఎంచుకోండి; ఒక సంవత్సరం దాటకూడదు.",
        "రద్దయిన, వాపసు వచ్చిన ఆర్డర్లు మొత్తంలో కలవవు. దాని కింద ప్రతి రోజు అమ్మకాలు, కాలం పెద్దదైతే ప్రతి వారం అమ్మకాలు ఉంటాయి. గీతలపై జరిపి ఒకదాన్ని ఎంచుకోండి, ఈ ఆర్డర్లు చూడండి నొక్కండి. ఏ ఉత్పత్తి, ఏ ఏజెంట్ ఎంత తెచ్చారో జాబితాలు చూపిస్తాయి; ఒకదాన్ని నొక్కితే దాని ఆర్డర్లు కనిపిస్తాయి.",
        "డౌన్‌లోడ్ నొక్కితే ఆ కాలం అమ్మకాలన్నీ, ఏజెంట్ పేరుతో సహా, CSV ఫైల్‌గా సేవ్ అవుతాయి.",
      ],
    },
  },
  {
    route: "/app/sell/purchases",
    roles: ["seller"],
    title: { en: "Purchases", te: "కొనుగోళ్లు" },
    paragraphs: {
      en: [
        "What you bought on Santha, newest first: date, seller, amount and state. Tap an order to see its items, pay or return.",
      ],
      te: [
        "సంతలో మీరు కొన్నవి, కొత్తవి ముందు: తేదీ, అమ్మకందారు, మొత్తం, స్థితి. వస్తువులు చూడటానికి, చెల్లించడానికి, వాపసు ఇవ్వడానికి ఆర్డర్ నొక్కండి.",
      ],
    },
  },
];
