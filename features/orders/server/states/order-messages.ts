import type { Language } from "#engine/contract/language.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";

/** What a recipient is told by SMS when his order comes to a state; DLT templates are registered with these words. */
export interface Told {
  readonly orderId: string;
  readonly deliveryCode: string;
  /** What is due at the door; null: nothing. */
  readonly cash: string | null;
  /** What the agent takes himself beside it; null: nothing. */
  readonly agentTakes: { readonly agent: string; readonly amount: string } | null;
  readonly refund: string;
  /** Whether money has come for the order, which then goes back when it is over. */
  readonly wasPaid: boolean;
}

const endEn = ({ wasPaid }: Told): string =>
  wasPaid ? "What was paid comes back." : "You have nothing to pay.";
const endTe = ({ wasPaid }: Told): string => (wasPaid ? "చెల్లించిన సొమ్ము వాపసు వస్తుంది." : "మీరు ఏమీ చెల్లించనక్కర్లేదు.");

export const stateMessages: Readonly<
  Record<string, Readonly<Record<Language, (told: Told) => string>> | undefined>
> = {
  OUT_FOR_DELIVERY: {
    en: ({ orderId, deliveryCode, cash, agentTakes }) =>
      `Santha: order #${orderId} comes to you now.${cash ? ` Keep ${cash} in cash ready${agentTakes ? `, and ${agentTakes.amount} for ${agentTakes.agent}` : ""}.` : ""} Tell the code ${deliveryCode} only when you have the parcel.`,
    te: ({ orderId, deliveryCode, cash, agentTakes }) =>
      `సంత: ఆర్డర్ #${orderId} మీ దగ్గరికి వస్తోంది.${cash ? ` ${cash} నగదు${agentTakes ? `, ${agentTakes.agent} గారికి ${agentTakes.amount}` : ""} సిద్ధంగా ఉంచండి.` : ""} పార్సిల్ చేతికి అందాకే ${deliveryCode} కోడ్ చెప్పండి.`,
  },
  DELIVERY_FAILED: {
    en: ({ orderId }) =>
      `Santha: order #${orderId} could not be delivered. The seller will come again or take it back.`,
    te: ({ orderId }) => `సంత: ఆర్డర్ #${orderId} డెలివరీ కుదరలేదు. అమ్మకందారు మళ్లీ వస్తారు లేదా వెనక్కి తీసుకుంటారు.`,
  },
  SELLER_REJECTED: {
    en: (told) => `Santha: the seller cannot send order #${told.orderId}. ${endEn(told)}`,
    te: (told) => `సంత: ఆర్డర్ #${told.orderId} అమ్మకందారు పంపలేకపోతున్నారు. ${endTe(told)}`,
  },
  CANCEL_APPROVED: {
    en: (told) => `Santha: order #${told.orderId} is cancelled. ${endEn(told)}`,
    te: (told) => `సంత: ఆర్డర్ #${told.orderId} రద్దయింది. ${endTe(told)}`,
  },
  ORD_REFUNDED: {
    en: ({ orderId, refund }) => `Santha: the refund of ${refund} for order #${orderId} has been paid.`,
    te: ({ orderId, refund }) => `సంత: ఆర్డర్ #${orderId} సొమ్ము వాపసు ${refund} చెల్లించాం.`,
  },
};

/** A farmer for whom an agent has ordered learns whom money of his order went back to. */
export const farmersRefundMessage = {
  en: ({ orderId, amount, buyerName }: FarmersRefund) =>
    `Santha: the refund of ${amount} for order #${orderId} has been paid to ${buyerName}, who ordered it for you.`,
  te: ({ orderId, amount, buyerName }: FarmersRefund) =>
    `సంత: ఆర్డర్ #${orderId} సొమ్ము వాపసు ${amount}, మీ కోసం ఆర్డర్ చేసిన ${buyerName} గారికి చెల్లించాం.`,
};

interface FarmersRefund {
  readonly orderId: string;
  readonly amount: string;
  readonly buyerName: string;
}

const anything: Told = {
  ...{ orderId: "{#var#}", deliveryCode: "{#var#}", cash: null, agentTakes: null, refund: "{#var#}" },
  wasPaid: true,
};
const unpaid: Told = { ...anything, wasPaid: false };
const withCash: Told = { ...anything, cash: "{#var#}" };
const withBoth: Told = { ...withCash, agentTakes: { agent: "{#var#}", amount: "{#var#}" } };

/** States that end an order, whose message says whether money comes back. */
const endingStates: readonly string[] = ["SELLER_REJECTED", "CANCEL_APPROVED"];

/** Name of the message of a state; with cash to keep ready, or money to come back, the words are others, so it is another one. */
export function stateTemplate(
  state: string,
  { cash, agentTakes, wasPaid }: Pick<Told, "cash" | "agentTakes" | "wasPaid">,
): string {
  const name = `orders/${state.toLowerCase()}`;
  if (endingStates.includes(state) && !wasPaid) return `${name}_unpaid`;
  if (state !== "OUT_FOR_DELIVERY" || cash === null) return name;
  return agentTakes === null ? `${name}_cash` : `${name}_cash_shared`;
}

const kindOf = (state: string, title: SmsKind["title"], told = anything): SmsKind => ({
  name: stateTemplate(state, told),
  purpose: state === "OUT_FOR_DELIVERY" ? "delivery" : "news",
  title,
  registered: {
    en: stateMessages[state]?.en(told) ?? "",
    te: stateMessages[state]?.te(told) ?? "",
  },
});

const refunded = { orderId: "{#var#}", amount: "{#var#}", buyerName: "{#var#}" };

export const stateKinds: readonly SmsKind[] = [
  kindOf("OUT_FOR_DELIVERY", { en: "Delivery code, paid", te: "డెలివరీ కోడ్, చెల్లించారు" }),
  kindOf(
    "OUT_FOR_DELIVERY",
    { en: "Delivery code, cash to keep ready", te: "డెలివరీ కోడ్, నగదు సిద్ధంగా ఉంచాలి" },
    withCash,
  ),
  kindOf(
    "OUT_FOR_DELIVERY",
    {
      en: "Delivery code, cash to keep ready, the agent collects the margin",
      te: "డెలివరీ కోడ్, నగదు సిద్ధంగా ఉంచాలి, మార్జిన్ ఏజెంట్ తీసుకుంటారు",
    },
    withBoth,
  ),
  kindOf("DELIVERY_FAILED", { en: "Delivery failed", te: "డెలివరీ కుదరలేదు" }),
  kindOf("SELLER_REJECTED", { en: "Seller rejected the order", te: "అమ్మకందారు ఆర్డర్ తిరస్కరించారు" }),
  kindOf(
    "SELLER_REJECTED",
    { en: "Seller rejected the order, nothing was paid", te: "అమ్మకందారు ఆర్డర్ తిరస్కరించారు, ఏమీ చెల్లించలేదు" },
    unpaid,
  ),
  kindOf("CANCEL_APPROVED", { en: "Order cancelled", te: "ఆర్డర్ రద్దయింది" }),
  kindOf(
    "CANCEL_APPROVED",
    { en: "Order cancelled, nothing was paid", te: "ఆర్డర్ రద్దయింది, ఏమీ చెల్లించలేదు" },
    unpaid,
  ),
  kindOf("ORD_REFUNDED", { en: "Refund paid", te: "సొమ్ము వాపసు చెల్లించాం" }),
  {
    name: "orders/farmers_refund",
    purpose: "news",
    title: { en: "Refund paid to the agent", te: "సొమ్ము వాపసు ఏజెంట్‌కు చెల్లించాం" },
    registered: { en: farmersRefundMessage.en(refunded), te: farmersRefundMessage.te(refunded) },
  },
];
