import type { Language, LocalizedText } from "./language.ts";
import type { OrderAction, OrderState } from "./order-states.ts";

/** What each state means, in words. */
export const stateLabels: Readonly<Record<OrderState, LocalizedText>> = {
  PAYMENT_PENDING: { en: "Waiting for the payment", te: "చెల్లింపు కోసం వేచి ఉంది" },
  PAYMENT_FAILED: { en: "Payment failed", te: "చెల్లింపు విఫలమైంది" },
  ORD_EXPIRED: { en: "Over, not paid", te: "ముగిసింది, చెల్లించలేదు" },
  ORD_PLACED: { en: "Order placed", te: "ఆర్డర్ నమోదైంది" },
  SELLER_ACCEPTED: { en: "Accepted by the seller", te: "అమ్మకందారు అంగీకరించారు" },
  SELLER_REJECTED: { en: "Not accepted by the seller", te: "అమ్మకందారు అంగీకరించలేదు" },
  PACKED: { en: "Packed", te: "ప్యాక్ చేయబడింది" },
  DISPATCHED: { en: "On the way", te: "దారిలో ఉంది" },
  OUT_FOR_DELIVERY: { en: "Out for delivery", te: "డెలివరీకి బయలుదేరింది" },
  DELIVERY_FAILED: { en: "Could not be delivered", te: "డెలివరీ కుదరలేదు" },
  RETURNED_TO_ORIGIN: { en: "Back with the seller", te: "అమ్మకందారుకు తిరిగి చేరింది" },
  DELIVERED: { en: "Delivered", te: "డెలివరీ అయింది" },
  CANCEL_REQUESTED: { en: "Cancellation requested", te: "రద్దు కోసం అభ్యర్థించారు" },
  CANCEL_APPROVED: { en: "Cancellation approved", te: "రద్దు ఆమోదించబడింది" },
  RETURN_REQUESTED: { en: "Return requested", te: "వాపసు కోసం అభ్యర్థించారు" },
  RETURN_ACCEPTED: { en: "Return accepted", te: "వాపసు అంగీకరించబడింది" },
  ORD_CANCELLED: { en: "Cancelled", te: "రద్దయింది" },
  SETTLEMENT_APPROVAL_INP: { en: "Seller's payment is being checked", te: "అమ్మకందారు చెల్లింపు పరిశీలనలో ఉంది" },
  SETTLEMENT_INP: { en: "Seller is being paid", te: "అమ్మకందారుకు చెల్లింపు జరుగుతోంది" },
  REFUND_INPROGRESS: { en: "Refund in progress", te: "సొమ్ము వాపసు జరుగుతోంది" },
  REFUND_FAILED: { en: "Refund failed, being sent again", te: "సొమ్ము వాపసు కుదరలేదు, మళ్లీ పంపుతున్నాం" },
  ORD_REFUNDED: { en: "Refunded", te: "సొమ్ము వాపసు అయింది" },
  SETTLED: { en: "Seller paid", te: "అమ్మకందారుకు చెల్లించాం" },
};

/** The settlement states of a cancelled order are its refund (ORD-052, ORD-053). */
const labelsWhenCancelled: Readonly<Record<string, LocalizedText>> = {
  SETTLEMENT_APPROVAL_INP: { en: "Refund approval in progress", te: "సొమ్ము వాపసు ఆమోదం జరుగుతోంది" },
  SETTLEMENT_INP: { en: "Sent for refund", te: "సొమ్ము వాపసు కోసం పంపబడింది" },
};

const inProgress: LocalizedText = { en: "In progress", te: "జరుగుతోంది" };

/** What a state means to a reader; one that nobody knows reads "In progress", never its key (ORD-056). */
export function stateLabel(state: string, language: Language, isCancelled = false): string {
  const known: Readonly<Record<string, LocalizedText>> = stateLabels;
  const label = (isCancelled ? labelsWhenCancelled[state] : undefined) ?? own(known, state) ?? inProgress;
  return label[language];
}

/** What a button reads that takes this action, and what its history calls it. `PLACE` is the buyer's first move. */
export const actionLabels: Readonly<Record<OrderAction | "PLACE", LocalizedText>> = {
  PLACE: { en: "Place order", te: "ఆర్డర్ చేయండి" },
  CONFIRM_PAYMENT: { en: "Confirm payment", te: "చెల్లింపు నిర్ధారించండి" },
  FAIL_PAYMENT: { en: "Payment failed", te: "చెల్లింపు విఫలమైంది" },
  PAY_LATE: { en: "Paid late", te: "ఆలస్యంగా చెల్లించారు" },
  EXPIRE: { en: "End unpaid order", te: "చెల్లించని ఆర్డర్ ముగించండి" },
  ACCEPT: { en: "Accept order", te: "ఆర్డర్ అంగీకరించండి" },
  REJECT: { en: "Reject order", te: "ఆర్డర్ తిరస్కరించండి" },
  LAPSE: { en: "Not answered in time", te: "సమయానికి జవాబు రాలేదు" },
  PACK: { en: "Pack", te: "ప్యాక్ చేయండి" },
  DISPATCH: { en: "Hand to the carrier", te: "రవాణాకు ఇవ్వండి" },
  SEND_OUT: { en: "Send out for delivery", te: "డెలివరీకి పంపండి" },
  DELIVER: { en: "Deliver", te: "డెలివరీ చేయండి" },
  FAIL_DELIVERY: { en: "Could not deliver", te: "డెలివరీ కుదరలేదు" },
  TAKE_BACK: { en: "Parcel is back", te: "పార్సిల్ తిరిగి వచ్చింది" },
  CANCEL_ORDER: { en: "Cancel order", te: "ఆర్డర్ రద్దు చేయండి" },
  WITHDRAW_CANCEL: { en: "Keep the order", te: "ఆర్డర్ అలాగే ఉంచండి" },
  APPROVE_CANCEL: { en: "Approve cancellation", te: "రద్దును ఆమోదించండి" },
  CANCEL_PART: { en: "Approve cancellation of these packs", te: "ఈ ప్యాక్‌ల రద్దును ఆమోదించండి" },
  REJECT_CANCEL: { en: "Refuse cancellation", te: "రద్దును నిరాకరించండి" },
  REQUEST_RETURN: { en: "Return goods", te: "వస్తువులు వాపసు ఇవ్వండి" },
  WITHDRAW_RETURN: { en: "Keep the goods", te: "వస్తువులు ఉంచుకోండి" },
  ACCEPT_RETURN: { en: "Accept return", te: "వాపసు అంగీకరించండి" },
  ACCEPT_PART: { en: "Accept return of these packs", te: "ఈ ప్యాక్‌ల వాపసు అంగీకరించండి" },
  REJECT_RETURN: { en: "Refuse return", te: "వాపసు నిరాకరించండి" },
  CLOSE: { en: "Close", te: "ముగించండి" },
  START_REFUND: { en: "Start refund", te: "సొమ్ము వాపసు మొదలుపెట్టండి" },
  REFUND_LATE_MONEY: { en: "Give late money back", te: "ఆలస్యంగా వచ్చిన సొమ్ము వాపసు ఇవ్వండి" },
  APPROVE_REFUND: { en: "Approve refund", te: "సొమ్ము వాపసు ఆమోదించండి" },
  SEND_REFUND: { en: "Refund sent", te: "సొమ్ము వాపసు పంపాం" },
  CONFIRM_REFUND: { en: "Confirm refund", te: "సొమ్ము వాపసు నిర్ధారించండి" },
  FAIL_REFUND: { en: "Refund failed", te: "సొమ్ము వాపసు కుదరలేదు" },
  RETRY_REFUND: { en: "Send refund again", te: "సొమ్ము వాపసు మళ్లీ పంపండి" },
  START_SETTLEMENT: { en: "Start seller's payment", te: "అమ్మకందారు చెల్లింపు మొదలుపెట్టండి" },
  APPROVE_SETTLEMENT: { en: "Approve seller's payment", te: "అమ్మకందారు చెల్లింపు ఆమోదించండి" },
  HOLD_SETTLEMENT: { en: "Hold seller's payment", te: "అమ్మకందారు చెల్లింపు ఆపండి" },
  RELEASE_SETTLEMENT: { en: "Release seller's payment", te: "ఆపిన అమ్మకందారు చెల్లింపు కొనసాగించండి" },
  PAY_OUT: { en: "Seller is paid", te: "అమ్మకందారుకు చెల్లించాం" },
  CLOSE_SETTLEMENT: { en: "Settled, nothing to pay", te: "లెక్క ముగిసింది, చెల్లించాల్సింది లేదు" },
};

/** The label of an action; one that nobody knows gets words made from its key: `RAISE_TICKET` is "Raise ticket". */
export function actionLabel(action: string, language: Language): string {
  const known: Readonly<Record<string, LocalizedText>> = actionLabels;
  return own(known, action)?.[language] ?? wordsOf(action);
}

function wordsOf(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")
    .toLowerCase();
  return words === "" ? "?" : words.charAt(0).toUpperCase() + words.slice(1);
}

const paymentModes: Readonly<Record<string, LocalizedText>> = {
  COD: { en: "COD", te: "డెలివరీ సమయంలో నగదు" },
  "Bank Transfer": { en: "Bank Transfer", te: "బ్యాంక్ బదిలీ" },
  Online: { en: "Online", te: "ఆన్‌లైన్" },
};

/** How an order is paid, in words; English has those of the wire. */
export function paymentModeLabel(mode: string, language: Language): string {
  return own(paymentModes, mode)?.[language] ?? mode;
}

/** A key such as `constructor` is unknown, not inherited. */
function own(labels: Readonly<Record<string, LocalizedText>>, key: string): LocalizedText | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}
