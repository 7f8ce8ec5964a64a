import type { HelpPage } from "#engine/server/feature.ts";

const forSellers = ["seller"] as const;

export const importsHelp: readonly HelpPage[] = [
  {
    route: "/app/sell/catalogue/import",
    roles: forSellers,
    title: { en: "Import and export", te: "దిగుమతి, ఎగుమతి" },
    paragraphs: {
      en: [
        "Export saves your packs with MRP, price, margin and stock as a CSV file, which Excel and other spreadsheets open. Packs you do not sell yet come in a second file with empty prices.",
        "Change the figures and send the file here. Each row is checked first, and you see what would change; nothing changes before you confirm. Empty cells and missing columns stay as they are.",
        "A file may have 10 MB and 50,000 rows. Orders move the stock while you edit: a Stock or Hidden that still equals its “at export” column is left as it is by then. In a file of your own, a Stock is a new count.",
        "Batch and Expiry are optional. A row that fills them counts that batch: what it has more comes from packs without a batch first. If Stock is empty or as exported, a new batch takes only packs without a batch. Prices belong in the first row of a pack.",
      ],
      te: [
        "ఎగుమతి నొక్కితే మీ ప్యాక్‌లు MRP, ధర, మార్జిన్, స్టాక్‌తో CSV ఫైల్‌గా సేవ్ అవుతాయి; Excel వంటివి దాన్ని తెరుస్తాయి. మీరు ఇంకా అమ్మని ప్యాక్‌లు ఖాళీ ధరలతో మరో ఫైల్‌లో వస్తాయి.",
        "అంకెలు మార్చి ఫైల్‌ను ఇక్కడ పంపండి. ముందు ప్రతి వరుసను సరిచూస్తాం, ఏం మారుతుందో మీరు చూస్తారు; మీరు నిర్ధారించే వరకు ఏదీ మారదు. ఖాళీ గడులు, లేని కాలమ్‌లు ఉన్నట్టే ఉంటాయి.",
        "ఫైల్ 10 MB, 50,000 వరుసల వరకు ఉండవచ్చు. మీరు మార్చేలోగా ఆర్డర్లతో స్టాక్ మారుతుంది: Stock, Hidden వాటి “at export” కాలమ్‌తో సమానంగా ఉంటే, అవి అప్పటికి ఉన్నట్టే ఉంటాయి. మీరే తయారు చేసిన ఫైల్‌లో Stock అంటే కొత్త లెక్క.",
        "Batch, Expiry ఇవ్వడం తప్పనిసరి కాదు. ఇస్తే ఆ వరుస ఆ బ్యాచ్ లెక్క అవుతుంది: పెరిగినవి ముందు బ్యాచ్ లేని ప్యాక్‌ల నుండి వస్తాయి. Stock ఖాళీగా లేదా ఎగుమతి చేసినట్టే ఉంటే, కొత్త బ్యాచ్‌కు బ్యాచ్ లేని ప్యాక్‌లే వెళ్తాయి. ధరలు ప్యాక్ మొదటి వరుసలో రాయండి.",
      ],
    },
  },
  {
    route: "/app/sell/catalogue/import/{importId}",
    roles: forSellers,
    title: { en: "Import", te: "దిగుమతి" },
    paragraphs: {
      en: [
        "Before you confirm, this page shows new, changed, unchanged and rejected rows, with the figures before and after. Rejected rows name row, column and reason, and come back as a CSV file.",
        "You may leave the page while it works, or press Stop: what is changed or undone stays, and you can go on later; a stopped check changes nothing. A pack that somebody changed after the preview is not overwritten.",
        "Undo sets back every pack that still stands as the import left it, and hides packs it put on sale. Packs changed since then stay and are listed. You can undo for 30 days.",
      ],
      te: [
        "నిర్ధారించే ముందు, కొత్త, మారే, మారని, తిరస్కరించిన వరుసలు, ముందు–తర్వాత అంకెలతో కనిపిస్తాయి. తిరస్కరించిన వాటికి వరుస, కాలమ్, కారణం ఉంటాయి; అవి CSV ఫైల్‌గా కూడా వస్తాయి.",
        "పని జరుగుతుండగా పేజీ వదిలి వెళ్లవచ్చు, లేదా ఆపండి నొక్కవచ్చు; మారినవి అలాగే ఉంటాయి, తర్వాత కొనసాగించవచ్చు; తనిఖీ ఆపితే ఏదీ మారదు. ముందుగా చూపిన తర్వాత ఎవరైనా మార్చిన ప్యాక్‌ను మార్చము.",
        "వెనక్కి తీసుకోండి నొక్కితే, దిగుమతి చేసినట్టే ఉన్న ప్యాక్‌లు పాత అంకెలకు వెళ్తాయి; కొత్తగా అమ్మకంలోకి వచ్చినవి దాచబడతాయి. తర్వాత మారినవి అలాగే ఉంటాయి, జాబితాలో కనిపిస్తాయి. 30 రోజుల వరకు వీలుంటుంది.",
      ],
    },
  },
];
