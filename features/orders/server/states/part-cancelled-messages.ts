import type { Language } from "#engine/contract/language.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";

/** How the rest is paid: in cash, or `shared` where the agent takes his margin; to the agent; paid; with money back. */
export type RestPaid = "cash" | "shared" | "to_agent" | "paid" | "refunded";

export interface PartCancelled {
  readonly orderId: string;
  /** What was taken out: `1 x Urea + 2 more`. */
  readonly goods: string;
  /** The farmer's whole price of the rest; the cash for the seller where the agent takes his margin himself. */
  readonly amount: string;
  readonly agent: string;
  readonly agentTakes: string;
  readonly refund: string;
}

type Words = Readonly<Record<Language, (said: PartCancelled) => string>>;

const en =
  (rest: (said: PartCancelled) => string): Words["en"] =>
  (said) =>
    `Santha: ${said.goods} of order #${said.orderId} is cancelled. ${rest(said)}`;
const te =
  (rest: (said: PartCancelled) => string): Words["te"] =>
  (said) =>
    `సంత: ఆర్డర్ #${said.orderId} నుంచి ${said.goods} రద్దు చేశారు. ${rest(said)}`;

/** SMS to a farmer of whose order packs were cancelled while the rest comes; DLT templates have these words. */
export const partCancelledMessages: Readonly<Record<RestPaid, Words>> = {
  cash: {
    en: en(({ amount }) => `You now pay ${amount} in cash when it comes.`),
    te: te(({ amount }) => `మిగతా సరుకు వచ్చినప్పుడు ${amount} నగదు చెల్లించండి.`),
  },
  shared: {
    en: en(
      ({ amount, agent, agentTakes }) =>
        `You now pay ${amount} in cash when it comes, and ${agentTakes} to ${agent}.`,
    ),
    te: te(
      ({ amount, agent, agentTakes }) =>
        `మిగతా సరుకు వచ్చినప్పుడు ${amount} నగదు, ${agent} గారికి ${agentTakes} చెల్లించండి.`,
    ),
  },
  to_agent: {
    en: en(({ amount, agent }) => `You now pay ${amount} to ${agent}.`),
    te: te(({ amount, agent }) => `మిగతా సరుకుకు ${agent} గారికి ${amount} చెల్లించండి.`),
  },
  paid: {
    en: en(({ amount }) => `The rest costs ${amount} and is paid.`),
    te: te(({ amount }) => `మిగతా సరుకు ధర ${amount}, అది చెల్లించారు.`),
  },
  refunded: {
    en: en(
      ({ amount, refund, agent }) => `The rest costs ${amount} and is paid; ${refund} goes back to ${agent}.`,
    ),
    te: te(
      ({ amount, refund, agent }) => `మిగతా సరుకు ధర ${amount}, అది చెల్లించారు. ${refund} ${agent} గారికి తిరిగి వెళ్తుంది.`,
    ),
  },
};

const titles: Readonly<Record<RestPaid, SmsKind["title"]>> = {
  cash: { en: "Packs cancelled, cash on delivery", te: "ప్యాక్‌లు రద్దు, డెలివరీలో నగదు" },
  shared: {
    en: "Packs cancelled, cash on delivery, the agent collects the margin",
    te: "ప్యాక్‌లు రద్దు, డెలివరీలో నగదు, మార్జిన్ ఏజెంట్ తీసుకుంటారు",
  },
  to_agent: {
    en: "Packs cancelled, the agent collects the money",
    te: "ప్యాక్‌లు రద్దు, డబ్బు ఏజెంట్ తీసుకుంటారు",
  },
  paid: { en: "Packs cancelled, the rest is paid", te: "ప్యాక్‌లు రద్దు, మిగతాది చెల్లించారు" },
  refunded: {
    en: "Packs cancelled, the rest is paid, money goes back",
    te: "ప్యాక్‌లు రద్దు, మిగతాది చెల్లించారు, సొమ్ము వాపసు వెళ్తుంది",
  },
};

export const partCancelledTemplate = (rest: RestPaid): string => `orders/part_cancelled_${rest}`;

const anything: PartCancelled = {
  ...{ orderId: "{#var#}", goods: "{#var#}", amount: "{#var#}" },
  ...{ agent: "{#var#}", agentTakes: "{#var#}", refund: "{#var#}" },
};

export const partCancelledKinds: readonly SmsKind[] = (Object.keys(titles) as RestPaid[]).map((rest) => ({
  ...{ name: partCancelledTemplate(rest), purpose: "news", title: titles[rest] },
  registered: {
    en: partCancelledMessages[rest].en(anything),
    te: partCancelledMessages[rest].te(anything),
  },
}));
