import type { PersonText } from "#engine/server/http/answers/errors.ts";

/** What the lines of the audit log say that payments write. */
export const paymentsAudited: Readonly<Record<string, PersonText>> = {
  "payments/received-for-order": {
    en: "Noted money that came for an order",
    te: "ఆర్డర్‌కు వచ్చిన సొమ్ము నమోదు చేశారు",
  },
  "payments/cash-confirmed": {
    en: "Confirmed a seller's cash",
    te: "అమ్మకందారు తీసుకున్న నగదును నిర్ధారించారు",
  },
  "payments/cash-claim-decided": {
    en: "Decided whether cash was received",
    te: "నగదు అందిందా లేదా నిర్ణయించారు",
  },
  "payments/gateway-settled": {
    en: "Noted a payout of the payment provider",
    te: "చెల్లింపు సంస్థ పంపిన సొమ్ము నమోదు చేశారు",
  },
  "payments/gateway-taken-back": {
    en: "Took back a noted payout of the payment provider",
    te: "చెల్లింపు సంస్థ సొమ్ము నమోదును వెనక్కి తీసుకున్నారు",
  },
  "payments/refund": { en: "Sent a refund by the payment provider", te: "చెల్లింపు సంస్థ ద్వారా సొమ్ము వాపసు పంపారు" },
  "payments/provider-refund": {
    en: "Decided a refund at the payment provider",
    te: "చెల్లింపు సంస్థ వద్ద ఉన్న సొమ్ము వాపసును నిర్ణయించారు",
  },
  "payments/twice-refund-received": {
    en: "Noted money that came back after a double refund",
    te: "రెండుసార్లు వెళ్లిన సొమ్ము వాపసు తిరిగి వచ్చినట్టు నమోదు చేశారు",
  },
  "payments/move-payment": {
    en: "Decided an online payment without an answer",
    te: "జవాబు రాని ఆన్‌లైన్ చెల్లింపును నిర్ణయించారు",
  },
  "payments/transfer-decided": {
    en: "Decided a bank transfer",
    te: "బ్యాంకు బదిలీని నిర్ణయించారు",
  },
};
