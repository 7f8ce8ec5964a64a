import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";

interface ConsentTold {
  readonly code: string;
  readonly agent: string;
  readonly amount: string;
  /** `3 products`, in the language of the message. */
  readonly items: string;
}

/** SMS that asks a farmer whether he agrees; DLT templates are registered with these words. */
export const consentMessage = {
  en: ({ code, agent, amount, items }: ConsentTold) =>
    `${agent} is ordering for you on Santha: ${items}, you pay ${amount} in all. If you agree, tell ${agent} this code: ${code}. It is good for 10 minutes and for this order only.`,
  te: ({ code, agent, amount, items }: ConsentTold) =>
    `${agent} సంతలో మీ కోసం ఆర్డర్ చేస్తున్నారు: ${items}, మీరు మొత్తం ${amount} చెల్లించాలి. మీకు సమ్మతమైతే ఈ కోడ్‌ను ${agent} కు చెప్పండి: ${code}. ఇది 10 నిమిషాలు, ఈ ఆర్డర్‌కు మాత్రమే పనిచేస్తుంది.`,
};

/** How many products, in words of the message. */
export const itemsOf = {
  en: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  te: (count: number) => (count === 1 ? "1 ఉత్పత్తి" : `${count} ఉత్పత్తులు`),
};

const anything = { code: "{#var#}", agent: "{#var#}", amount: "{#var#}", items: "{#var#}" };
const lastLine = "\n\n@{#var#} #{#var#}";

export const consentKind: SmsKind = {
  name: "checkout/consent",
  purpose: "consent",
  title: { en: "Code: a farmer's consent", te: "కోడ్: రైతు సమ్మతి" },
  registered: {
    en: consentMessage.en(anything) + lastLine,
    te: consentMessage.te(anything) + lastLine,
  },
};
