import { defineTexts } from "#engine/web/words/language.ts";

/** Where a refund stands. */
export const useRefundWords = defineTexts(
  {
    "to-approve": "Finance is to approve it",
    "to-send": "Approved, to be sent",
    sent: "Sent",
    confirmed: "Paid back",
    failed: "Failed",
  },
  {
    "to-approve": "లెక్కల విభాగం ఆమోదించాలి",
    "to-send": "ఆమోదించారు, పంపాలి",
    sent: "పంపారు",
    confirmed: "సొమ్ము వాపసు చేరింది",
    failed: "విఫలమైంది",
  },
);

/** Who has moved an order. */
export const useActorWords = defineTexts(
  {
    buyer: "Buyer",
    seller: "Seller",
    finance: "Finance",
    support: "Support",
    system: "By itself",
  },
  {
    buyer: "కొనుగోలుదారు",
    seller: "అమ్మకందారు",
    finance: "లెక్కల విభాగం",
    support: "సహాయ కేంద్రం",
    system: "తనంతట తానే",
  },
);

/** What is asked before a move of support. */
export const useQuestions = defineTexts(
  {
    SEND_OUT:
      "The buyer gets a new code and the seller is told to bring the parcel again. Agree on it with both first.",
    DELIVER:
      "Ask the buyer on the phone first. The order then counts as delivered, without the buyer's code.",
    FAIL_DELIVERY:
      "For a parcel that does not come any more. Ask seller and buyer first. Then it is sent out again or taken back, and what was paid is refunded.",
    TAKE_BACK: "The order ends, and what was paid is refunded. You cannot undo this.",
    CANCEL_ORDER: "The order ends, and what was paid is refunded. You cannot undo this.",
    askSeller: "The order is packed: the cancellation is put to the seller or decided here.",
  },
  {
    SEND_OUT: "కొనుగోలుదారుకు కొత్త కోడ్ వెళ్తుంది, పార్సిల్ మళ్లీ తెమ్మని అమ్మకందారుకు తెలుపుతాం. ముందు ఇద్దరితో మాట్లాడండి.",
    DELIVER: "ముందు కొనుగోలుదారును ఫోన్‌లో అడగండి. కోడ్ లేకుండానే ఆర్డర్ డెలివరీ అయినట్టు నమోదవుతుంది.",
    FAIL_DELIVERY:
      "ఇక రాని పార్సిల్ కోసం. ముందు అమ్మకందారును, కొనుగోలుదారును అడగండి. తర్వాత దాన్ని మళ్లీ పంపవచ్చు, లేదా వెనక్కి తీసుకుంటే చెల్లించిన సొమ్ము వాపసు వెళ్తుంది.",
    TAKE_BACK: "ఆర్డర్ ముగుస్తుంది, చెల్లించిన సొమ్ము వాపసు వెళ్తుంది. దీన్ని వెనక్కి తీసుకోలేరు.",
    CANCEL_ORDER: "ఆర్డర్ ముగుస్తుంది, చెల్లించిన సొమ్ము వాపసు వెళ్తుంది. దీన్ని వెనక్కి తీసుకోలేరు.",
    askSeller: "ఆర్డర్ ప్యాక్ అయింది: రద్దును అమ్మకందారు నిర్ణయిస్తారు, లేదా ఇక్కడ నిర్ణయించవచ్చు.",
  },
);
