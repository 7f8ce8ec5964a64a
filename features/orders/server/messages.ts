import type { Language } from "#engine/contract/language.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";

/**
 * How a placed order is paid. `shared`: the seller takes the goods' price in cash, the agent his margin;
 * `transferOfAgent`, `onlineOfAgent`: the agent pays, and takes the whole price from his farmer.
 */
type PaidBy = "COD" | "shared" | "Bank Transfer" | "transferOfAgent" | "Online" | "onlineOfAgent";

export interface RecipientMessage {
  /** Numbers of the orders: `#261124000954, #261124000955`. */
  readonly orders: string;
  /** The farmer's whole price; what the seller takes where the agent takes his margin himself. */
  readonly amount: string;
  readonly agent: string;
  readonly agentTakes: string;
  readonly expectedBy: string;
  readonly paidBy: PaidBy;
}

type Words = Readonly<Record<Language, (message: RecipientMessage) => string>>;

/** SMS to the one who takes the parcel; DLT templates are registered with these words. */
export const recipientMessages: Readonly<Record<PaidBy, Words>> = {
  COD: {
    en: ({ orders, amount, expectedBy }) =>
      `Santha: order ${orders} is placed for you. Pay ${amount} in cash when it comes. It reaches you by ${expectedBy}.`,
    te: ({ orders, amount, expectedBy }) =>
      `సంత: మీ కోసం ఆర్డర్ ${orders} చేశారు. సరుకు వచ్చినప్పుడు ${amount} నగదు చెల్లించండి. ${expectedBy} లోపు మీకు చేరుతుంది.`,
  },
  shared: {
    en: ({ orders, amount, agent, agentTakes, expectedBy }) =>
      `Santha: order ${orders} is placed for you. Pay ${amount} in cash when it comes, and ${agentTakes} to ${agent}. It reaches you by ${expectedBy}.`,
    te: ({ orders, amount, agent, agentTakes, expectedBy }) =>
      `సంత: మీ కోసం ఆర్డర్ ${orders} చేశారు. సరుకు వచ్చినప్పుడు ${amount} నగదు, ${agent} గారికి ${agentTakes} చెల్లించండి. ${expectedBy} లోపు మీకు చేరుతుంది.`,
  },
  "Bank Transfer": {
    en: ({ orders, amount }) =>
      `Santha: order ${orders} of ${amount} is placed for you. It is sent once the bank transfer has come.`,
    te: ({ orders, amount }) => `సంత: మీ కోసం ఆర్డర్ ${orders} చేశారు. మొత్తం ${amount}. బ్యాంక్ బదిలీ అందిన తర్వాత పంపుతాం.`,
  },
  transferOfAgent: {
    en: ({ orders, amount, agent }) =>
      `Santha: order ${orders} is placed for you. Pay ${amount} to ${agent}. It is sent once the bank transfer of ${agent} has come.`,
    te: ({ orders, amount, agent }) =>
      `సంత: మీ కోసం ఆర్డర్ ${orders} చేశారు. ${agent} గారికి ${amount} చెల్లించండి. ${agent} గారి బ్యాంక్ బదిలీ అందిన తర్వాత పంపుతాం.`,
  },
  Online: {
    en: ({ orders, amount, expectedBy }) =>
      `Santha: order ${orders} of ${amount} is placed for you and paid. It reaches you by ${expectedBy}.`,
    te: ({ orders, amount, expectedBy }) =>
      `సంత: మీ కోసం ఆర్డర్ ${orders} చేశారు. మొత్తం ${amount} చెల్లించారు. ${expectedBy} లోపు మీకు చేరుతుంది.`,
  },
  onlineOfAgent: {
    en: ({ orders, amount, agent, expectedBy }) =>
      `Santha: order ${orders} is placed for you, and ${agent} has paid it online. Pay ${amount} to ${agent}. It reaches you by ${expectedBy}.`,
    te: ({ orders, amount, agent, expectedBy }) =>
      `సంత: మీ కోసం ఆర్డర్ ${orders} చేశారు, ${agent} గారు ఆన్‌లైన్‌లో చెల్లించారు. ${agent} గారికి ${amount} చెల్లించండి. ${expectedBy} లోపు మీకు చేరుతుంది.`,
  },
};

const anything = {
  ...{ orders: "{#var#}", amount: "{#var#}", agent: "{#var#}", agentTakes: "{#var#}" },
  expectedBy: "{#var#}",
};

/** Name of the message, one for each way of paying since each has words of its own. */
export const placedTemplates: Readonly<Record<PaidBy, string>> = {
  COD: "orders/placed",
  shared: "orders/placed-shared",
  "Bank Transfer": "orders/placed-transfer",
  transferOfAgent: "orders/placed-transfer-of-agent",
  Online: "orders/placed-online",
  onlineOfAgent: "orders/placed-online-of-agent",
};

const placedTitles: Readonly<Record<PaidBy, SmsKind["title"]>> = {
  COD: { en: "Order placed, cash on delivery", te: "ఆర్డర్ చేశారు, డెలివరీలో నగదు" },
  shared: {
    en: "Order placed, cash on delivery, the agent collects the margin",
    te: "ఆర్డర్ చేశారు, డెలివరీలో నగదు, మార్జిన్ ఏజెంట్ తీసుకుంటారు",
  },
  "Bank Transfer": { en: "Order placed, bank transfer", te: "ఆర్డర్ చేశారు, బ్యాంక్ బదిలీ" },
  transferOfAgent: {
    en: "Order placed, the agent transfers the money and collects it",
    te: "ఆర్డర్ చేశారు, ఏజెంట్ డబ్బు బదిలీ చేసి తర్వాత తీసుకుంటారు",
  },
  Online: { en: "Order placed and paid online", te: "ఆర్డర్ చేశారు, ఆన్‌లైన్‌లో చెల్లించారు" },
  onlineOfAgent: {
    en: "Order placed, the agent has paid online and collects it",
    te: "ఆర్డర్ చేశారు, ఏజెంట్ ఆన్‌లైన్‌లో చెల్లించి తర్వాత తీసుకుంటారు",
  },
};

export const placedKinds: readonly SmsKind[] = (Object.keys(placedTemplates) as PaidBy[]).map((paidBy) => ({
  ...{ name: placedTemplates[paidBy], purpose: "news", title: placedTitles[paidBy] },
  registered: {
    en: recipientMessages[paidBy].en({ ...anything, paidBy }),
    te: recipientMessages[paidBy].te({ ...anything, paidBy }),
  },
}));
