import type { Language } from "@santha/contract/language";

/** What a recipient is told by SMS when his order comes to a state; DLT templates are registered with these words. */
export interface Told {
  readonly orderId: string;
  readonly deliveryCode: string;
  /** What is due at the door; null: nothing. */
  readonly cash: string | null;
  readonly refund: string;
}

export const stateMessages: Readonly<
  Record<string, Readonly<Record<Language, (told: Told) => string>> | undefined>
> = {
  OUT_FOR_DELIVERY: {
    en: ({ orderId, deliveryCode, cash }) =>
      `Santha: order #${orderId} comes to you now.${cash ? ` Keep ${cash} in cash ready.` : ""} Tell the code ${deliveryCode} only when you have the parcel.`,
    te: ({ orderId, deliveryCode, cash }) =>
      `సంత: ఆర్డర్ #${orderId} మీ దగ్గరికి వస్తోంది.${cash ? ` ${cash} నగదు సిద్ధంగా ఉంచండి.` : ""} పార్సిల్ చేతికి అందాకే ${deliveryCode} కోడ్ చెప్పండి.`,
  },
  DELIVERY_FAILED: {
    en: ({ orderId }) =>
      `Santha: order #${orderId} could not be delivered. The seller will come again or take it back.`,
    te: ({ orderId }) => `సంత: ఆర్డర్ #${orderId} డెలివరీ కుదరలేదు. అమ్మకందారు మళ్లీ వస్తారు లేదా వెనక్కి తీసుకుంటారు.`,
  },
  SELLER_REJECTED: {
    en: ({ orderId }) => `Santha: the seller cannot send order #${orderId}. What was paid comes back.`,
    te: ({ orderId }) => `సంత: ఆర్డర్ #${orderId} అమ్మకందారు పంపలేకపోతున్నారు. చెల్లించిన సొమ్ము వాపసు వస్తుంది.`,
  },
  CANCEL_APPROVED: {
    en: ({ orderId }) => `Santha: order #${orderId} is cancelled. What was paid comes back.`,
    te: ({ orderId }) => `సంత: ఆర్డర్ #${orderId} రద్దయింది. చెల్లించిన సొమ్ము వాపసు వస్తుంది.`,
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
