import type { OnlinePayment, Refund } from "@santha/contract/online-payments";
import type { Attempt, AttemptPart } from "./online.queries.ts";
import type { RefundRow } from "./refunds.queries.ts";

const outcomes: Readonly<Record<Attempt["state"], OnlinePayment["outcome"]>> = {
  open: "checking",
  paid: "paid",
  failed: "failed",
  returned: "returned",
  "given-up": "failed",
};

/** @param canPayAgain whether the order still waits for money. */
export function onlinePaymentOf(
  attempt: Attempt,
  parts: readonly AttemptPart[],
  canPayAgain: boolean,
): OnlinePayment {
  return {
    txnid: attempt.txnid,
    masterId: attempt.masterId,
    orderIds: parts.map(({ orderId }) => orderId),
    outcome: outcomes[attempt.state],
    amountInPaise: attempt.amountInPaise,
    bankRefNum: attempt.bankRefNum,
    canPayAgain,
    startedAt: attempt.startedAt.getTime(),
  };
}

export function refundOf(row: RefundRow): Refund {
  return {
    token: row.token,
    orderId: row.orderId,
    txnid: row.txnid,
    amountInPaise: row.amountInPaise,
    method: row.mode,
    state: row.state,
    reason: row.reason,
    bankArn: row.bankArn,
    askedAt: row.askedAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
  };
}
