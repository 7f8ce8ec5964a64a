import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";

/** A buyer has entered a payment that he made outside of the app: of one order, or a transfer for several. */
export const paymentClaimed = defineEvent(
  "payments/payment-claimed",
  z.object({ orderIds: z.array(z.string()), amountInPaise: z.int() }),
);

/** Finance has found what was entered under a number for these orders in the account, or has not: nothing was received. */
export const transferDecided = defineEvent(
  "payments/transfer-decided",
  z.object({ claimId: z.int(), orderIds: z.array(z.string()), receivedInPaise: z.int() }),
);

/** It was said of a payment in cash that a buyer had entered whether it came; the rest of the order is still due. */
export const cashClaimDecided = defineEvent(
  "payments/cash-claim-decided",
  z.object({
    orderId: z.string(),
    claimId: z.int(),
    amountInPaise: z.int(),
    isReceived: z.boolean(),
    restInPaise: z.int(),
  }),
);

/** Finance has found money in the account that nobody had entered. */
export const moneyFound = defineEvent(
  "payments/money-found",
  z.object({ orderId: z.string(), reference: z.string(), receivedInPaise: z.int() }),
);

/** What became of a try to pay online: paid, failed, sent back to its payer, or given up as nobody knows. */
export const onlinePaymentSettled = defineEvent(
  "payments/online-payment-settled",
  z.object({ txnid: z.string(), masterId: z.string(), state: z.string() }),
);

/** A refund at the provider was asked for (`waiting`), is under way, done or failed, or went another way. */
export const providerRefundMoved = defineEvent(
  "payments/provider-refund-moved",
  z.object({ token: z.string(), orderId: z.nullable(z.string()), state: z.string() }),
);

/** A refund went out by hand and by the provider: its buyer owes it back. */
export const refundWentTwice = defineEvent(
  "payments/refund-went-twice",
  z.object({ token: z.string(), amountInPaise: z.int() }),
);

/** A buyer has sent back what had come to him twice, or a part of it. */
export const twiceRefundReceived = defineEvent(
  "payments/twice-refund-received",
  z.object({ token: z.string(), amountInPaise: z.int() }),
);

/** A payout of the payment provider has come into the bank account. */
export const gatewaySettled = defineEvent(
  "payments/gateway-settled",
  z.object({ settlementId: z.int(), receivedInPaise: z.int() }),
);

/** A payout of the payment provider was noted wrong, and is taken back. */
export const gatewayTakenBack = defineEvent(
  "payments/gateway-taken-back",
  z.object({ settlementId: z.int(), receivedInPaise: z.int() }),
);
