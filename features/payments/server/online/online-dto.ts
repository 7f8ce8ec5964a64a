import type { RefundStatus } from "#features/orders/contract/refunds.ts";
import type { OnlinePayment, ProviderRefund } from "../../contract/online-payments.ts";
import type { PayableOrder } from "../payable.queries.ts";
import type { RefundRow } from "../refunds/refunds.queries.ts";
import type { Attempt, AttemptPart } from "./online.queries.ts";
import type { Beside, StrayRefund } from "./outcome.queries.ts";
import { canBeGivenUp } from "./poll-schedule.ts";
import { areOver, waitingOf } from "./waiting-orders.ts";

const outcomes: Readonly<Record<Attempt["state"], OnlinePayment["outcome"]>> = {
  open: "checking",
  paid: "paid",
  failed: "failed",
  returned: "returned",
  "given-up": "unheard",
};

/** What nobody has reported on is over with its order; where another one paid that, nobody knows of this one yet. */
export function onlinePaymentOf(
  attempt: Attempt,
  parts: readonly AttemptPart[],
  orders: readonly Pick<PayableOrder, "state">[],
  { isPaidByAnother, stray }: Beside,
): Omit<OnlinePayment, "owedBack"> {
  const isWaiting = waitingOf(orders).length > 0;
  return {
    txnid: attempt.txnid,
    masterId: attempt.masterId,
    orderIds: parts.map(({ orderId }) => orderId),
    outcome: attempt.state === "open" && areOver(orders) ? "unheard" : outcomes[attempt.state],
    amountInPaise: attempt.amountInPaise,
    bankRefNum: attempt.bankRefNum,
    canPayAgain: isWaiting && attempt.state !== "paid",
    isPaidByAnother,
    returned: stray && returnedOf(attempt, stray),
    startedAt: attempt.startedAt.getTime(),
  };
}

/** Of a failed or replaced refund finance sends the money again, so its payer reads what he reads of an order's. */
const statuses: Readonly<Record<RefundRow["state"], RefundStatus>> = {
  waiting: "sent",
  "under-way": "sent",
  done: "confirmed",
  "by-hand": "sent",
  failed: "failed",
  replaced: "failed",
};

function returnedOf({ mode }: Attempt, stray: StrayRefund): OnlinePayment["returned"] {
  return {
    amountInPaise: stray.amountInPaise,
    status: statuses[stray.state],
    method: stray.method ?? "provider",
    paidBy: stray.method === null ? mode : null,
    reference: stray.bankArn,
    changedAt: (stray.settledAt ?? stray.askedAt).getTime(),
  };
}

export function providerRefundOf(row: RefundRow, now: Date): ProviderRefund {
  return {
    token: row.token,
    orderId: row.orderId,
    txnid: row.txnid,
    buyerName: row.buyerName,
    phone: row.phone,
    amountInPaise: row.amountInPaise,
    state: row.state,
    askedAt: row.askedAt.getTime(),
    canBeGivenUp: canBeGivenUp(row, now),
  };
}
