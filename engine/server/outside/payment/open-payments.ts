import type { Config } from "../../config/config.ts";
import { type FakePayu, fakePayu, fakePayuKeys, type StandInParts, standInPage } from "./fake-payu.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { payu } from "./payu.ts";
import type { PayuFields } from "./payu-hash.ts";

export interface Payments {
  /** Null: online payment is not offered. */
  readonly payments: PaymentProvider | null;
  /** Null wherever real money is taken. */
  readonly fakePayu: FakePayu | null;
}

const longestAnswerInMilliseconds = 10_000;

/** The payment provider of the settings: PayU, our stand-in for it, or none. */
export function openPayments(config: Config, parts: StandInParts, secret: string): Payments {
  const { onlinePayment, publicUrl } = config;
  if (onlinePayment.kind === "none") return { payments: null, fakePayu: null };
  const ours = { ownOrigin: publicUrl ?? "", secret };
  if (onlinePayment.kind === "stand-in") {
    const standIn = fakePayu(parts);
    const send = (fields: PayuFields) => standIn.command(fields);
    // The page is on this very site, whatever name the payer's browser knows it by.
    const options = { ...fakePayuKeys, ...ours, ownOrigin: "", paymentUrl: standInPage, send };
    return { payments: payu(options), fakePayu: standIn };
  }
  const { key, salt, isSplit, paymentUrl, commandUrl } = onlinePayment;
  const send = (fields: PayuFields) => post(commandUrl, fields);
  return { payments: payu({ ...ours, key, salt, isSplit, paymentUrl, send }), fakePayu: null };
}

async function post(url: string, fields: PayuFields): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "error",
    signal: AbortSignal.timeout(longestAnswerInMilliseconds),
  });
  if (!response.ok) throw new Error(`the payment provider answered ${response.status}`);
  return response.json();
}
