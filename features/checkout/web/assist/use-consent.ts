import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { giveConsent, requestConsent } from "../../contract/checkout-assist.ts";
import { takeQuote } from "./use-assist.ts";

/** A code that is on its way to the farmer. */
export interface SentCode {
  readonly requestId: string;
  readonly mobileNo: string;
  /** When another one may be asked for: epoch milliseconds of this device. */
  readonly resendFrom: number;
}

/** Asks the farmer for a code and proves it. `save` keeps what is typed before, so that he is told what is true. */
export function useConsent(save: () => Promise<Checkout | null>) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const sending = useMutation({
    mutationFn: async (): Promise<SentCode | null> => {
      const quote = await save();
      const mobileNo = quote?.assist?.farmer?.mobileNo;
      if (!quote || mobileNo === undefined) return null;
      const body = { fingerprint: quote.fingerprint };
      const { requestId, resendAfterInSeconds } = await call(requestConsent, { body });
      return { requestId, mobileNo, resendFrom: Date.now() + resendAfterInSeconds * 1000 };
    },
    onSuccess: (code) => {
      if (code) setSent(code);
      proving.reset();
    },
  });
  const proving = useMutation({
    mutationFn: (code: string) => call(giveConsent, { body: { requestId: sent?.requestId ?? "", code } }),
    onSuccess: (quote) => {
      takeQuote(quote);
      setSent(null);
    },
  });
  return {
    sent,
    send: () => sending.mutate(),
    isSending: sending.isPending,
    sendError: sending.error,
    prove: (code: string) => proving.mutate(code),
    isProving: proving.isPending,
    proveError: proving.error,
    forgetRefusal: () => proving.isError && proving.reset(),
  };
}

/** Whole seconds until the moment (epoch milliseconds), counted down while shown; 0 once it is past. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
