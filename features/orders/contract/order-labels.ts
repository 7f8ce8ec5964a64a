import type { Language, LocalizedText } from "#engine/contract/language.ts";
import type { OrderState } from "./order-states.ts";

/** What each state means, in words. */
export const stateLabels: Readonly<Record<OrderState, LocalizedText>> = {
  PAYMENT_PENDING: { en: "Waiting for the payment", te: "చెల్లింపు కోసం వేచి ఉంది" },
  PAYMENT_FAILED: { en: "Payment failed", te: "చెల్లింపు విఫలమైంది" },
  ORD_EXPIRED: { en: "Over, not paid", te: "ముగిసింది, చెల్లించలేదు" },
  ORD_PLACED: { en: "Order placed", te: "ఆర్డర్ నమోదైంది" },
  SELLER_ACCEPTED: { en: "Accepted by the seller", te: "అమ్మకందారు అంగీకరించారు" },
  SELLER_REJECTED: { en: "Not accepted by the seller", te: "అమ్మకందారు అంగీకరించలేదు" },
  PACKED: { en: "Packed", te: "ప్యాక్ చేశారు" },
  DISPATCHED: { en: "On the way", te: "దారిలో ఉంది" },
  OUT_FOR_DELIVERY: { en: "Out for delivery", te: "డెలివరీకి బయలుదేరింది" },
  DELIVERY_FAILED: { en: "Could not be delivered", te: "డెలివరీ కుదరలేదు" },
  RETURNED_TO_ORIGIN: { en: "Back with the seller", te: "అమ్మకందారుకు తిరిగి చేరింది" },
  DELIVERED: { en: "Delivered", te: "డెలివరీ అయింది" },
  CANCEL_REQUESTED: { en: "Cancellation requested", te: "రద్దు కోసం అభ్యర్థించారు" },
  CANCEL_APPROVED: { en: "Cancellation approved", te: "రద్దును ఆమోదించారు" },
  RETURN_REQUESTED: { en: "Return requested", te: "వాపసు కోసం అభ్యర్థించారు" },
  RETURN_ACCEPTED: { en: "Return accepted", te: "వాపసును అంగీకరించారు" },
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

/** The same of an order, the same to everybody: "Cancelled" would say of one that its seller refused that its buyer did it. */
export function standingLabel(
  {
    state,
    isCancelled,
    endedBy,
  }: { readonly state: string; readonly isCancelled: boolean; readonly endedBy: string | null },
  language: Language,
): string {
  const isRefused = state === "ORD_CANCELLED" && endedBy === "SELLER_REJECTED";
  return stateLabel(isRefused ? endedBy : state, language, isCancelled);
}

/** What a buyer's buttons read, who is offered no other action. */
export const buyerActionLabels = {
  CANCEL_ORDER: { en: "Cancel order", te: "ఆర్డర్ రద్దు చేయండి" },
  WITHDRAW_CANCEL: { en: "Keep the order", te: "ఆర్డర్ అలాగే ఉంచండి" },
  REQUEST_RETURN: { en: "Return goods", te: "వస్తువులు వాపసు ఇవ్వండి" },
  WITHDRAW_RETURN: { en: "Keep the goods", te: "వస్తువులు ఉంచుకోండి" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** The label of an action on a buyer's order. */
export function buyerActionLabel(action: string, language: Language): string {
  return labelOfAction(buyerActionLabels, action, language);
}

/** The label of an action; one that nobody knows gets words made from its key: `RAISE_TICKET` is "Raise ticket". */
export function labelOfAction(
  known: Readonly<Record<string, LocalizedText>>,
  action: string,
  language: Language,
): string {
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
  Cash: { en: "Cash", te: "నగదు" },
};

/** How an order is paid, or what its buyer entered as paid, in words; English has those of the wire. */
export function paymentModeLabel(mode: string, language: Language): string {
  return own(paymentModes, mode)?.[language] ?? mode;
}

/** A key such as `constructor` is unknown, not inherited. */
function own(labels: Readonly<Record<string, LocalizedText>>, key: string): LocalizedText | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}
