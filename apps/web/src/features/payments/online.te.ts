import type { Same } from "#lib/language";
import type { en } from "./online.en.ts";

const refundStates: Readonly<Record<string, string>> = {
  "to-approve": "పరిశీలిస్తున్నాం",
  "to-send": "ఆమోదించాం",
  sent: "దారిలో ఉంది",
  confirmed: "తిరిగి చెల్లించాం",
  failed: "చేరలేదు; మళ్లీ పంపుతాం",
};
const refundMethods: Readonly<Record<string, string>> = {
  "bank-transfer": "బ్యాంక్ బదిలీ",
  upi: "UPI",
  cash: "ఏజెంట్ ద్వారా నగదు",
};

export const te: Same<typeof en> = {
  checkingTitle: "మీ చెల్లింపును సరిచూస్తున్నాం",
  checkingText: "బ్యాంకును అడుగుతున్నాం. ఇది పూర్తయ్యే వరకు దయచేసి మళ్లీ చెల్లించకండి.",
  notYet: (amount) => `${amount} గురించి బ్యాంకు ఇంకా చెప్పలేదు. మీరు చెల్లించి ఉంటే, దయచేసి కొద్దిసేపు ఆగండి.`,
  paidTitle: "చెల్లింపు అందింది",
  paidText: (amount) => `${amount} అందింది. మీ ఆర్డర్ నమోదైంది.`,
  bankRef: "బ్యాంక్ రిఫరెన్స్",
  toOrder: "మీ ఆర్డర్ చూడండి",
  failedTitle: "చెల్లింపు విఫలమైంది",
  failedText: "ఈ ఆర్డర్‌కు సొమ్ము తీసుకోలేదు. మీ కార్ట్ అలాగే ఉంది.",
  returnedTitle: "మీ సొమ్ము తిరిగి వస్తుంది",
  returnedText: (amount) => `${amount} అందింది, కానీ ఈ ఆర్డర్ ఇప్పుడు కుదరదు. వచ్చిన దారిలోనే సొమ్ము తిరిగి వస్తుంది.`,
  goOn: "కొనసాగండి",
  leaving: "చెల్లింపు పేజీకి తీసుకెళ్తున్నాం",
  notStarted: "చెల్లింపు పేజీ తెరవలేకపోయాం. మీ ఆర్డర్ అలాగే ఉంది, చెల్లింపు కోసం వేచి ఉంది.",
  nothingOpen: "చెల్లించాల్సింది ఏదీ లేదు",
  nothingOpenText: "మీరు ఇప్పుడే చెల్లించి ఉంటే, ఆ ఆర్డర్ నా ఆర్డర్లలో ఉంటుంది.",
  myOrders: "నా ఆర్డర్లు",
  payNow: "ఇప్పుడు చెల్లించండి",
  payAgain: "మళ్లీ చెల్లించండి",
  giveUp: "ఈ చెల్లింపును రద్దు చేయండి",
  givenUp: "చెల్లింపు రద్దయింది. మీ కార్ట్ మళ్లీ తెరిచి ఉంది.",
  paidMeanwhile: "ఈ ఆర్డర్‌కు ఈలోపే చెల్లింపు అందింది.",
  noConnection: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  openTitle: "ఒక ఆర్డర్ ఆన్‌లైన్ చెల్లింపు కోసం వేచి ఉంది",
  openText: (amount, time) =>
    `${time} లోపు ${amount} చెల్లించాలి. అప్పటివరకు మీ కార్ట్‌ను మార్చలేరు: చెల్లించండి, లేదా మార్చడానికి ఆ చెల్లింపును రద్దు చేయండి.`,
  waitsText: (time) => `చెల్లింపు అందగానే ఈ ఆర్డర్ విక్రేతకు వెళ్తుంది; ${time} లోపు చెల్లించాలి.`,
  refunds: "రీఫండ్‌లు",
  refundState: (status) => refundStates[status] ?? status,
  refundMethod: (method, paidBy) =>
    method === "provider"
      ? `మీరు చెల్లించిన దారిలోనే${paidBy === null ? "" : ` (${paidBy})`}`
      : (refundMethods[method] ?? method),
  refundNumber: "నంబర్",
  refundReason: "ఎందుకు",
  refundCause: (cause) =>
    ({
      surplus: "మీరు ఇవ్వాల్సిన దానికంటే ఎక్కువ చెల్లించారు",
      late: "సొమ్ము వచ్చేటప్పటికి ఆర్డర్ ముగిసింది",
      unpaid: "మిగతా సొమ్ము సమయానికి రాలేదు",
    })[cause],
  refundOf: (amount) => `${amount} రీఫండ్`,
  refundWhen: "7-10 పని దినాల్లో బ్యాంకుకు చేరుతుంది.",
};
