interface ConsentTold {
  readonly code: string;
  readonly agent: string;
  readonly amount: string;
  readonly itemCount: number;
}

/** SMS that asks a farmer whether he agrees; DLT templates are registered with these words. */
export const consentMessage = {
  en: ({ code, agent, amount, itemCount }: ConsentTold) =>
    `${agent} is ordering for you on Santha: ${itemCount === 1 ? "1 product" : `${itemCount} products`}, you pay ${amount} in all. If you agree, tell ${agent} this code: ${code}. It is good for 10 minutes and for this order only.`,
  te: ({ code, agent, amount, itemCount }: ConsentTold) =>
    `${agent} సంతలో మీ కోసం ఆర్డర్ చేస్తున్నారు: ${itemCount === 1 ? "1 ఉత్పత్తి" : `${itemCount} ఉత్పత్తులు`}, మీరు మొత్తం ${amount} చెల్లించాలి. మీకు సమ్మతమైతే ఈ కోడ్‌ను ${agent} కు చెప్పండి: ${code}. ఇది 10 నిమిషాలు, ఈ ఆర్డర్‌కు మాత్రమే పనిచేస్తుంది.`,
};
