import type { Same } from "#lib/language";
import type { en } from "./order-view.en.ts";

export const te: Same<typeof en> = {
  more: "మరిన్ని",
  trackOrder: "ఆర్డర్‌ను ట్రాక్ చేయండి",
  orderActions: "ఈ ఆర్డర్‌తో మీరు చేయగలిగేవి",
  aboutMargin: "మార్జిన్ మీకు ఎప్పుడు వస్తుంది",
  yoursWhenDelivered: (date) => `${date} లోపు డెలివరీ అయ్యాక ఈ మార్జిన్ మీది.`,
  yoursWhenDeliveredAndPaid: (date, amount) => `${date} లోపు డెలివరీ అయ్యి, ${amount} చెల్లించాక ఈ మార్జిన్ మీది.`,
  yoursAfterTransfer: (amount) => `${amount} బదిలీ అంది, ఆర్డర్ డెలివరీ అయ్యాక ఈ మార్జిన్ మీది.`,
  yoursNow: "డెలివరీ, చెల్లింపు పూర్తయ్యాయి: మొత్తం ఆదాయంలో లెక్కించాం.",
  notPayable: "ఆర్డర్ రద్దయింది, చెల్లించబడదు",
  notPayableUnpaid: "గడువులోపు డబ్బు అందలేదు, కాబట్టి ఈ మార్జిన్ రాదు.",
  whileCancelling: "రద్దుపై నిర్ణయం వచ్చేవరకు లెక్కించం.",
  whileRefunding: "ఆర్డర్ వెనక్కి వెళ్తోంది, డబ్బు తిరిగి ఇస్తున్నాం, కాబట్టి లెక్కించం.",
  practiceMargin: "నమూనా ఆర్డర్‌కు ఆదాయం ఉండదు.",
  serviceCharge: "ఏజెంట్ సేవా ఛార్జీ",
  practiceNote: "ఇది నమూనా మాత్రమే: ఏదీ ఆర్డర్ కాలేదు, ఎవరికీ సమాచారం వెళ్లలేదు, ఏమీ చెల్లించక్కర్లేదు.",
  masterNumber: "ఇక్కడి ఆర్డర్ ఐడీ మొత్తం చెల్లింపుకు రిఫరెన్స్. ఒక్కో విక్రేత ఆర్డర్‌కు సొంత నంబర్ ఉంటుంది, నా ఆర్డర్లలో ఉన్నట్టే.",
  shipment: "పార్శిల్",
  carrier: "రవాణా సంస్థ",
  trackingNumber: "ట్రాకింగ్ నంబర్",
  trackParcel: "రవాణా సంస్థ పేజీలో పార్శిల్‌ను ట్రాక్ చేయండి",
  expected: "అందే తేదీ",
  backToOrder: "ఆర్డర్‌కు తిరిగి వెళ్లండి",
  passedStates: "దాటిన దశలు",
};
