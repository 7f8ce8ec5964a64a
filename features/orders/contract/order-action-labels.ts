import type { Language, LocalizedText } from "#engine/contract/language.ts";
import { buyerActionLabels, labelOfAction } from "./order-labels.ts";
import type { OrderAction } from "./order-states.ts";

/**
 * What a button reads that takes this action, and what its history calls it. `PLACE` is the buyer's first move. Apart
 * from the labels of states, so that the phones of buyers do not carry the words of desks.
 */
export const actionLabels: Readonly<Record<OrderAction | "PLACE", LocalizedText>> = {
  ...buyerActionLabels,
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
  APPROVE_CANCEL: { en: "Approve cancellation", te: "రద్దును ఆమోదించండి" },
  CANCEL_PART: { en: "Approve cancellation of these packs", te: "ఈ ప్యాక్‌ల రద్దును ఆమోదించండి" },
  REJECT_CANCEL: { en: "Refuse cancellation", te: "రద్దును నిరాకరించండి" },
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

/** The label of an action, whoever takes it. */
export function actionLabel(action: string, language: Language): string {
  return labelOfAction(actionLabels, action, language);
}
