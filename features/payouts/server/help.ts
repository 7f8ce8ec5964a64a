import type { HelpPage } from "#engine/server/feature.ts";

export const payoutsHelp: readonly HelpPage[] = [
  {
    route: "/app/payouts",
    roles: ["agent", "seller"],
    title: { en: "Payouts", te: "మార్జిన్ చెల్లింపులు" },
    paragraphs: {
      en: [
        "When your customer pays online, or pays the whole price to the seller at the door, Santha owes you your margin. It is paid out to the UPI id or bank account you name here, once the days for returns are over.",
        "Margins that you collect yourself are yours at once and do not stand here. The monthly statement shows both.",
        "A payout can come back from the bank when the account is wrong or closed. You are told at once: put your account right, and it is paid again with the next payout.",
      ],
      te: [
        "మీ కస్టమర్ ఆన్‌లైన్‌లో గానీ, సరుకు వచ్చినప్పుడు మొత్తం ధర అమ్మకందారుకు గానీ చెల్లిస్తే, మీ మార్జిన్ సంత మీకు ఇవ్వాలి. వాపసు రోజులు ముగిశాక, ఇక్కడ మీరిచ్చిన UPI ID లేదా బ్యాంక్ ఖాతాకు చెల్లిస్తాం.",
        "మీరే తీసుకునే మార్జిన్ అప్పుడే మీది; అది ఇక్కడ ఉండదు. నెలవారీ నివేదికలో రెండూ ఉంటాయి.",
        "ఖాతా తప్పుగా ఉన్నా, మూసివేసినా చెల్లింపు బ్యాంక్ నుండి తిరిగి రావచ్చు. మీకు వెంటనే తెలుపుతాం: ఖాతా వివరాలు సరిచేయండి, తర్వాతి చెల్లింపుతో మళ్లీ పంపుతాం.",
      ],
    },
  },
  {
    route: "/app/admin/finance/payouts",
    roles: ["finance"],
    title: { en: "Payouts to agents", te: "ఏజెంట్లకు చెల్లింపులు" },
    paragraphs: {
      en: [
        "A batch holds one payout for every agent who has named an account and to whom ₹100.00 or more is due. Hand the bank file to the bank, then mark each payout as paid, with the bank's number, or as failed.",
        "What failed is due again and comes with the next batch. So is money that the bank had paid and that came back, as from a wrong account: mark it as returned at that payout, with the day and the number under which it stands in Santha's account.",
        "Taxes withheld are paid to the government month by month. Once a month is over, mark each tax as paid with the number of its challan and the day.",
        "Income tax that is left below zero when a tax year is over is claimed in the return. When the government has refunded it, mark it as refunded at that month with the number and the day under which it came.",
        "Undo: where you have mistyped a tax that was paid or paid back. Say why; it stays there, struck out, and the month is open again, with those that were set off in it.",
      ],
      te: [
        "ఖాతా ఇచ్చి, ₹100.00 లేదా అంతకంటే ఎక్కువ రావాల్సిన ప్రతి ఏజెంట్‌కు ఒక బ్యాచ్‌లో ఒక చెల్లింపు ఉంటుంది. బ్యాంక్ ఫైల్ బ్యాంకుకు ఇచ్చి, ప్రతి చెల్లింపును బ్యాంక్ నంబర్‌తో చెల్లించినట్టు లేదా విఫలమైనట్టు నమోదు చేయండి.",
        "విఫలమైనది మళ్లీ చెల్లించాల్సిన దానిలో చేరి తర్వాతి బ్యాచ్‌లో వస్తుంది. బ్యాంక్ చెల్లించాక తప్పు ఖాతా వంటి కారణంతో తిరిగి వచ్చిన సొమ్ము కూడా అంతే: ఆ చెల్లింపు దగ్గర తేదీ, సంత ఖాతాలో కనిపించే నంబర్‌తో నమోదు చేయండి.",
        "ఆపిన పన్నులను నెల నెలా ప్రభుత్వానికి చెల్లించాలి. నెల ముగిశాక, ప్రతి పన్నును చలాన్ నంబర్, తేదీతో చెల్లించినట్టు నమోదు చేయండి.",
        "పన్ను సంవత్సరం ముగిసినప్పుడు సున్నా కంటే తక్కువగా మిగిలిన ఆదాయపు పన్నును రిటర్నులో క్లెయిమ్ చేయాలి. ప్రభుత్వం తిరిగి ఇచ్చాక, ఆ నెల దగ్గర నంబర్, తేదీతో నమోదు చేయండి.",
        "వెనక్కి తీసుకోండి: చెల్లించిన లేదా తిరిగి వచ్చిన పన్నును తప్పుగా నమోదు చేస్తే. ఎందుకో చెప్పండి; అది కొట్టివేతతో అక్కడే ఉంటుంది, ఆ నెల, అందులో సర్దుబాటైన నెలలు మళ్లీ తెరుచుకుంటాయి.",
      ],
    },
  },
];
