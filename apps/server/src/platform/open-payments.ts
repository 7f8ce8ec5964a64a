import type { Config } from "./config.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { payu } from "./payu.ts";
import type { PayuFields } from "./payu-hash.ts";
import {
  type PayuStandIn,
  payuStandIn,
  type StandInParts,
  standInKeys,
  standInPage,
} from "./payu-stand-in.ts";

export interface Payments {
  /** Null: online payment is not offered. */
  readonly payments: PaymentProvider | null;
  /** Null wherever real money is taken. */
  readonly payuStandIn: PayuStandIn | null;
}

const longestAnswerInMilliseconds = 10_000;

/** The payment provider of the settings: PayU, our stand-in for it, or none. */
export function openPayments(config: Config, parts: StandInParts, secret: string): Payments {
  const { onlinePayment, publicUrl } = config;
  if (onlinePayment.kind === "none") return { payments: null, payuStandIn: null };
  const ours = { ownOrigin: publicUrl ?? "", secret };
  if (onlinePayment.kind === "stand-in") {
    const standIn = payuStandIn(parts);
    const send = (fields: PayuFields) => standIn.command(fields);
    // The page is on this very site, whatever name the payer's browser knows it by.
    const options = { ...standInKeys, ...ours, ownOrigin: "", paymentUrl: standInPage, send };
    return { payments: payu(options), payuStandIn: standIn };
  }
  const { key, salt, isSplit, paymentUrl, commandUrl } = onlinePayment;
  const send = (fields: PayuFields) => post(commandUrl, fields);
  return { payments: payu({ ...ours, key, salt, isSplit, paymentUrl, send }), payuStandIn: null };
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
