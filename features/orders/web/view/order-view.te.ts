import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./order-view.en.ts";

const ahead: Readonly<Record<string, string>> = {
  ORD_PLACED: "మీ డబ్బు అందాలి",
  SELLER_ACCEPTED: "అమ్మకందారు అంగీకరించాలి",
  PACKED: "ప్యాక్ చేయాలి",
  OUT_FOR_DELIVERY: "డెలివరీకి బయలుదేరాలి",
  DELIVERED: "మీకు అందాలి",
  CANCEL_APPROVED: "మీ అభ్యర్థనపై నిర్ణయం రావాలి",
  RETURN_ACCEPTED: "మీ అభ్యర్థనపై నిర్ణయం రావాలి",
  SETTLEMENT_INP: "సొమ్ము వాపసు పంపాలి",
  ORD_REFUNDED: "సొమ్ము మీకు తిరిగి అందాలి",
};

export const te: Same<typeof en> = {
  more: "మరిన్ని",
  trackOrder: "ఆర్డర్‌ను ట్రాక్ చేయండి",
  aboutMargin: "మార్జిన్ మీకు ఎప్పుడు వస్తుంది",
  yoursWhenDelivered: (date) => `${date} లోపు డెలివరీ అయ్యాక ఈ మార్జిన్ మీది.`,
  yoursWhenDeliveredAndPaid: (date, amount) => `${date} లోపు డెలివరీ అయ్యి, ${amount} చెల్లించాక ఈ మార్జిన్ మీది.`,
  yoursAfterTransfer: (amount) => `${amount} బదిలీ అంది, ఆర్డర్ డెలివరీ అయ్యాక ఈ మార్జిన్ మీది.`,
  yoursAfterOnline: "ఆన్‌లైన్ చెల్లింపు అంది, ఆర్డర్ డెలివరీ అయ్యాక ఈ మార్జిన్ మీది.",
  sellerTakesAll: "ఇంటి దగ్గర అమ్మకందారు తీసుకుంటారు; వాపసు రోజులు ముగిశాక మీ మార్జిన్ సంత చెల్లిస్తుంది.",
  farmerPaysAtDoor: (amount, margin, farmer) =>
    `ఇంటి దగ్గర ${farmer} గారు ${amount} నగదు చెల్లిస్తారు. అందులో ${margin} మీ మార్జిన్; వాపసు రోజులు ముగిశాక సంత మీకు చెల్లిస్తుంది.`,
  farmerPaysOnline: (amount, margin, farmer) =>
    `${farmer} గారు ఆన్‌లైన్‌లో ${amount} చెల్లిస్తారు. అందులో ${margin} మీ మార్జిన్; వాపసు రోజులు ముగిశాక సంత మీకు చెల్లిస్తుంది.`,
  santhaPaysIt: "వాపసు రోజులు ముగిశాక సంత మీకు చెల్లిస్తుంది.",
  sellerTakesPart: (amount, margin, farmer) =>
    `ఇంటి దగ్గర అమ్మకందారు ${amount} తీసుకుంటారు. ${farmer} గారి నుండి ${margin} మీరు తీసుకోవాలి.`,
  youTakeAll: (amount, farmer) => `${farmer} గారి నుండి ${amount} మీరు తీసుకోవాలి.`,
  lessMargin: "మార్జిన్ ఎందుకు తగ్గింది",
  givenBack: (amount) => `మీ మార్జిన్‌లో ${amount} సొమ్ము వాపసుతో కస్టమర్‌కు తిరిగి వెళ్లింది.`,
  yoursNow: "డెలివరీ, చెల్లింపు పూర్తయ్యాయి: మొత్తం ఆదాయంలో లెక్కించాం.",
  practiceMargin: "నమూనా ఆర్డర్‌కు ఆదాయం ఉండదు.",
  returned: "కస్టమర్‌కు తిరిగి ఇచ్చింది",
  returning: "కస్టమర్‌కు తిరిగి వెళ్తోంది",
  aboutReturned: "తిరిగి వెళ్లే సొమ్ము గురించి",
  returnedApart: (amount) => `ఇందులో ${amount} పై ధరలో లేదు: ఆర్డర్ నుండి తీసిన ప్యాక్‌లు, మార్జిన్, లేదా ఎక్కువగా చెల్లించిన సొమ్ము.`,
  neverPaid: "చెల్లించలేదు, ఇక చెల్లించక్కర్లేదు",
  marginDropped: "ఇక వసూలు చేయని మార్జిన్",
  serviceChargeDropped: "ఇక వసూలు చేయని ఏజెంట్ సేవా ఛార్జీ",
  priceInTheEnd: "సొమ్ము వాపసు తర్వాత ధర",
  serviceCharge: "ఏజెంట్ సేవా ఛార్జీ",
  practiceNote: "ఇది నమూనా మాత్రమే: ఏదీ ఆర్డర్ కాలేదు, ఎవరికీ సమాచారం వెళ్లలేదు, ఏమీ చెల్లించక్కర్లేదు.",
  goesOutOncePaid: "ఇప్పుడు చెల్లించండి. డబ్బు అందాక ఆర్డర్ అమ్మకందారుకు వెళ్తుంది.",
  paymentReference: "చెల్లింపు రిఫరెన్స్",
  late: (date) => `ఈ ఆర్డర్ ఆలస్యమైంది: ${date} లోపు అందాల్సింది.`,
  lateNext:
    "అమ్మకందారుకు, సంత సహాయ కేంద్రానికి తెలుసు. ఆగలేకపోతే సహాయ కేంద్రానికి ఫోన్ చేయండి లేదా ఫిర్యాదు రాయండి: వారు పార్సిల్ ఎక్కడుందో కనుక్కుంటారు, లేదా ఆర్డర్ రద్దు చేసి మీ సొమ్ము వాపసు ఇస్తారు.",
  callSupport: "సహాయ కేంద్రానికి ఫోన్ చేయండి",
  writeGrievance: "ఫిర్యాదు రాయండి",
  deliveryCode: "డెలివరీ కోడ్",
  codeFor: "పార్సిల్ చేతికి అందాకే, తెచ్చిన వ్యక్తికి ఈ కోడ్ చెప్పండి.",
  coming: (state, label) => ahead[state] ?? label,
  onTheWay: (town) => `${town} దారిలో`,
  by: (step, date) => `${step}, ${date} లోపు`,
  afterPayment: (step, days) =>
    `${step}, మీ డబ్బు అందాక ${plural("te", days, { one: "1 రోజులో", other: `${days} రోజుల్లో` })}`,
  paymentReceived: "డబ్బు అందింది",
  needHelp: "ఈ ఆర్డర్ గురించి సహాయం కావాలా?",
  shipment: "పార్సిల్",
  carrier: "రవాణా సంస్థ",
  trackingNumber: "ట్రాకింగ్ నంబర్",
  trackParcel: "రవాణా సంస్థ పేజీలో పార్సిల్‌ను ట్రాక్ చేయండి",
  backToOrder: "ఆర్డర్‌కు తిరిగి వెళ్లండి",
  passedStates: "ఆర్డర్ చరిత్ర",
};
