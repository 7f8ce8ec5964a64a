import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";

export interface RecipientMessage {
  readonly masterId: string;
  readonly amount: string;
  readonly expectedBy: string;
  readonly paidBy: "COD" | "Bank Transfer" | "Online";
}

/** SMS to the one who takes the parcel; DLT templates are registered with these words. */
export const recipientMessage = {
  en: ({ masterId, amount, expectedBy, paidBy }: RecipientMessage) =>
    ({
      "Bank Transfer": `Santha: order #${masterId} of ${amount} is placed for you. It is sent once the bank transfer has come.`,
      Online: `Santha: order #${masterId} of ${amount} is placed for you and paid. It reaches you by ${expectedBy}.`,
      COD: `Santha: order #${masterId} of ${amount} is placed for you, cash on delivery. It reaches you by ${expectedBy}.`,
    })[paidBy],
  te: ({ masterId, amount, expectedBy, paidBy }: RecipientMessage) =>
    ({
      "Bank Transfer": `సంత: మీ కోసం ఆర్డర్ #${masterId} చేయబడింది. మొత్తం ${amount}. బ్యాంక్ బదిలీ అందిన తర్వాత పంపుతాం.`,
      Online: `సంత: మీ కోసం ఆర్డర్ #${masterId} చేయబడింది. మొత్తం ${amount} చెల్లించారు. ${expectedBy} లోపు మీకు చేరుతుంది.`,
      COD: `సంత: మీ కోసం ఆర్డర్ #${masterId} చేయబడింది. మొత్తం ${amount}, డెలివరీ సమయంలో నగదు చెల్లించాలి. ${expectedBy} లోపు మీకు చేరుతుంది.`,
    })[paidBy],
};

const anything = { masterId: "{#var#}", amount: "{#var#}", expectedBy: "{#var#}" };

/** Name of the message, one for each way of paying since each has words of its own. */
export const placedTemplates = {
  COD: "orders/placed",
  "Bank Transfer": "orders/placed-transfer",
  Online: "orders/placed-online",
} as const;

const placedTitles = {
  COD: { en: "Order placed, cash on delivery", te: "ఆర్డర్ చేశారు, డెలివరీలో నగదు" },
  "Bank Transfer": { en: "Order placed, bank transfer", te: "ఆర్డర్ చేశారు, బ్యాంక్ బదిలీ" },
  Online: { en: "Order placed and paid online", te: "ఆర్డర్ చేశారు, ఆన్‌లైన్‌లో చెల్లించారు" },
};

export const placedKinds: readonly SmsKind[] = (["COD", "Bank Transfer", "Online"] as const).map(
  (paidBy) => ({
    ...{ name: placedTemplates[paidBy], purpose: "news", title: placedTitles[paidBy] },
    registered: {
      en: recipientMessage.en({ ...anything, paidBy }),
      te: recipientMessage.te({ ...anything, paidBy }),
    },
  }),
);
