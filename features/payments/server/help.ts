import type { HelpPage } from "#engine/server/feature.ts";

export const paymentsHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/finance/transfers",
    roles: ["finance"],
    title: { en: "Transfers to confirm", te: "నిర్ధారించాల్సిన బదిలీలు" },
    paragraphs: {
      en: [
        "Payments that buyers have entered, the longest wait first. Look for each in the bank statement. Search by name, phone, order or bank number; open a line to say how much has come, or that nothing has.",
        "Where the statement shows the sums that were entered, tick them and book them at once after the preview. A number that was given for two orders cannot be ticked: look at it by itself.",
        "Orders of which only a part has come stand below. Their buyers are reminded, and after their day the part goes back.",
      ],
      te: [
        "కొనుగోలుదారులు నమోదు చేసిన చెల్లింపులు; ఎక్కువ కాలం ఎదురుచూస్తున్నవి ముందు. ఒక్కొక్కటి బ్యాంక్ స్టేట్‌మెంట్‌లో చూడండి. పేరు, ఫోన్, ఆర్డర్ లేదా బ్యాంక్ నంబర్‌తో వెతకండి; ఎంత అందిందో, లేదా అందలేదో చెప్పడానికి ఒక వరుసను తెరవండి.",
        "నమోదు చేసిన మొత్తాలే స్టేట్‌మెంట్‌లో ఉంటే వాటిని టిక్ చేసి, ముందుగా చూసి ఒకేసారి నమోదు చేయండి. రెండు ఆర్డర్లకు ఇచ్చిన నంబర్‌ను టిక్ చేయలేరు: దాన్ని విడిగా చూడండి.",
        "కొంత మాత్రమే అందిన ఆర్డర్లు కింద ఉంటాయి. కొనుగోలుదారులకు గుర్తుచేస్తాం; గడువు దాటితే ఆ సొమ్ము తిరిగి వెళ్తుంది.",
      ],
    },
  },
  {
    route: "/rbl_payment",
    title: { en: "Online payment", te: "ఆన్‌లైన్ చెల్లింపు" },
    paragraphs: {
      en: [
        "After you have paid, this screen asks the bank whether the money has come. You need not do anything: wait until it says so.",
        "If the payment fails, your cart is as it was and you can order again. Money that comes too late goes back the way it came, within 7-10 working days.",
      ],
      te: [
        "మీరు చెల్లించాక, సొమ్ము అందిందా అని ఈ పేజీ బ్యాంకును అడుగుతుంది. మీరు ఏమీ చేయనవసరం లేదు: అందిందని చెప్పే వరకు ఆగండి.",
        "చెల్లింపు విఫలమైతే మీ కార్ట్ అలాగే ఉంటుంది, మళ్లీ ఆర్డర్ చేయవచ్చు. ఆలస్యంగా వచ్చిన సొమ్ము 7-10 పని దినాల్లో వచ్చిన దారిలోనే తిరిగి వస్తుంది.",
      ],
    },
  },
  {
    route: "/app/order/{orderId}/paymentDetails",
    title: { en: "Payment details", te: "చెల్లింపు వివరాలు" },
    paragraphs: {
      en: [
        "The page shows what is due, where to pay it, and what has come so far: when and how.",
        "Enter what you have paid for an order by bank transfer, UPI or cash, with the reference by which it can be found.",
        "It shows as Waiting for confirmation until the money is confirmed. Only then the balance goes down and the margin counts. A photo of the receipt helps to find it.",
        "If less came than you entered, the rest stays due. A payment that was not received you can enter again under the same number when it comes late; what came too much goes back to you.",
        "Money that goes back stands under Refunds: how much, why, by which way, and how far it is.",
      ],
      te: [
        "ఎంత చెల్లించాలో, ఎక్కడ చెల్లించాలో, ఇప్పటివరకు ఏది, ఎప్పుడు, ఎలా అందిందో ఈ పేజీలో కనిపిస్తుంది.",
        "ఆర్డర్‌కు బ్యాంక్ బదిలీ, UPI లేదా నగదుతో మీరు చెల్లించిన మొత్తాన్ని, దాని రిఫరెన్స్ నంబర్‌తో ఇక్కడ నమోదు చేయండి.",
        "సొమ్ము అందినట్టు నిర్ధారించే వరకు అది నిర్ధారణ కోసం వేచి ఉంటుంది. ఆ తర్వాతే బాకీ తగ్గుతుంది, మార్జిన్ లెక్కలోకి వస్తుంది. రసీదు ఫోటో ఉంటే వెతకడం సులువు.",
        "మీరు రాసిన దానికంటే తక్కువ వస్తే మిగతాది బాకీగా ఉంటుంది. అందలేదని చెప్పిన చెల్లింపు ఆలస్యంగా వస్తే అదే నంబర్‌తో మళ్లీ నమోదు చేయవచ్చు; ఎక్కువ వచ్చింది మీకు తిరిగి వస్తుంది.",
        "మీకు తిరిగి వచ్చేది “సొమ్ము వాపసులు” కింద కనిపిస్తుంది: ఎంత, ఎందుకు, ఏ విధంగా, ఎక్కడి వరకు వచ్చిందో.",
      ],
    },
  },
];
