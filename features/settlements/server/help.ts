import type { HelpPage } from "#engine/server/feature.ts";

export const settlementsHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/finance/settlements",
    roles: ["finance"],
    title: { en: "Payments to sellers", te: "అమ్మకందారులకు చెల్లింపులు" },
    paragraphs: {
      en: [
        "What sellers get for orders from which nothing can come back any more: to approve, held back, or to pay. Search by seller, phone or order number; open a line to see what it is made of.",
        "To approve several at once, tick them, or choose all that the search finds. The preview shows each payment and the sum. If anything has changed since, nothing is done and you see it anew.",
        "Where the seller already has all the money in cash, nothing is to be paid: such orders are settled by themselves within an hour.",
      ],
      te: [
        "ఇక వెనక్కి రాని ఆర్డర్లకు అమ్మకందారులకు ఇవ్వాల్సినవి: ఆమోదించాల్సినవి, ఆపి ఉంచినవి, చెల్లించాల్సినవి. అమ్మకందారు, ఫోన్ లేదా ఆర్డర్ నంబర్‌తో వెతకండి; వివరాలకు ఒక వరుసను తెరవండి.",
        "ఒకేసారి చాలా ఆమోదించాలంటే వాటిని టిక్ చేయండి, లేదా వెతికినవన్నీ ఎంచుకోండి. ప్రతి చెల్లింపు, మొత్తం ముందే కనిపిస్తాయి. ఆ తర్వాత ఏదైనా మారితే ఏమీ జరగదు; మళ్లీ చూపిస్తాం.",
        "సొమ్మంతా నగదుగా అమ్మకందారు దగ్గరే ఉంటే చెల్లించాల్సింది ఏమీ ఉండదు: అలాంటివి గంటలోపు వాటంతట అవే ముగుస్తాయి.",
      ],
    },
  },
];
