import type { Same } from "#lib/language";
import type { en } from "./payments.en.ts";

const ways: Readonly<Record<string, string>> = { "Bank Transfer": "బ్యాంక్ బదిలీ", Cash: "నగదు" };
const statuses: Readonly<Record<string, string>> = {
  "Waiting for confirmation": "నిర్ధారణ కోసం వేచి ఉంది",
  Confirmed: "నిర్ధారించారు",
  "Not received": "అందలేదు",
};

export const te: Same<typeof en> = {
  makePayment: "చెల్లింపు నమోదు",
  orderId: "ఆర్డర్ ఐడీ",
  orderValue: "ఆర్డర్ విలువ",
  paid: "చెల్లించింది",
  returned: "మీకు తిరిగి ఇచ్చింది",
  returning: "మీకు తిరిగి రావాల్సింది",
  paymentMode: "చెల్లింపు విధానం",
  amountDue: "చెల్లించాల్సింది",
  waiting: "నిర్ధారణ కోసం వేచి ఉంది",
  amount: "మొత్తం",
  atMost: (amount) => `గరిష్ఠంగా ${amount}`,
  amountWrong: (most) => `₹0.00 కంటే ఎక్కువ, ${most} లోపు మొత్తం ఇవ్వండి.`,
  paidThrough: "ఎలా చెల్లించారు",
  choose: "ఎంచుకోండి",
  wayMissing: "ఎలా చెల్లించారో ఎంచుకోండి.",
  reference: "రిఫరెన్స్ నంబర్",
  referenceHint: "UTR, UPI నంబర్ లేదా రసీదు నంబర్",
  proof: "రసీదు ఫోటో, మీకు ఇష్టమైతే",
  seeProof: "రసీదు ఫోటో",
  referenceWrong: "రిఫరెన్స్ నంబర్ ఇవ్వండి: 4 నుండి 40 అక్షరాలు లేదా అంకెలు.",
  cancel: "రద్దు చేయండి",
  submit: "నమోదు చేయండి",
  notSent: "కనెక్షన్ లేదు. మీరు రాసింది అలాగే ఉంది; దయచేసి మళ్లీ ప్రయత్నించండి.",
  recorded: "చెల్లింపు నమోదైంది. నిర్ధారించాక లెక్కలోకి వస్తుంది.",
  nothingDue: "ఈ ఆర్డర్‌కు చెల్లించాల్సింది ఏమీ లేదు.",
  isCancelled: "ఈ ఆర్డర్ రద్దయింది: దీనికి చెల్లించాల్సింది ఏమీ లేదు.",
  isPractice: "ఇది నమూనా ఆర్డర్: దీనికి చెల్లింపు ఏమీ ఉండదు.",
  notOffered: "డెలివరీ సమయంలో నగదు, బ్యాంక్ బదిలీ ఆర్డర్లకు మాత్రమే చెల్లింపులు నమోదు చేయవచ్చు.",
  toOrder: "ఆర్డర్‌కు వెళ్లండి",
  partialPayments: "పాక్షిక చెల్లింపులు",
  refId: "రిఫరెన్స్ ఐడీ",
  date: "తేదీ",
  paidThroughHead: "చెల్లించిన విధానం",
  status: "స్థితి",
  way: (way) => ways[way] ?? way,
  partly: (status, missing) => `${status}, ఇందులో ${missing} రాలేదు`,
  claimStatus: (status) => statuses[status] ?? status,
};
