import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { RefundReport } from "#engine/server/outside/payment/payment-provider.ts";
import { postJournal } from "#features/ledger/server";
import { sendLateRefundIn } from "#features/orders/server";
import { providerRefundMoved } from "../events.ts";
import { refundDoneSet } from "../online/online-sets.ts";
import { nextGivenUpLook } from "../online/poll-schedule.ts";
import { endApprovedRefund } from "./approved-refund.ts";
import { holdRefund } from "./hold-refund.ts";
import { bookTwice } from "./owe-duplicate.ts";
import { closeFailedSiblings, countRefunded, moveRefund, type RefundRow } from "./refunds.queries.ts";

/**
 * Books what the provider says of a refund that was given up. Paid after all: what was not sent another way yet is
 * taken back from there; what was is money that the buyer owes, and finance is told.
 */
export async function endGivenUp(platform: Platform, refund: RefundRow, report: RefundReport): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (transaction) => {
    const seen = await holdRefund(transaction, refund);
    if (!seen || seen.state === "done") return;
    const isPaid = report.standing === "done";
    const isMoved = await moveRefund(transaction, lateMove(seen, report, now));
    if (isMoved && isPaid) await bookPaid(platform, transaction, seen);
  });
}

/** Money that became no order and is back with its payer already: by finance, or under another token. */
function isSurplus({ state, isSentOtherwise }: RefundRow): boolean {
  return state === "by-hand" || isSentOtherwise;
}

/** What went another way keeps its state and the number under which it went. */
function lateMove(refund: RefundRow, report: RefundReport, now: Date): Parameters<typeof moveRefund>[1] {
  const { token, state, settledAt, askedAt } = refund;
  const isPaid = report.standing === "done";
  return {
    ...{ token, from: state, to: isPaid && !isSurplus(refund) ? "done" : state },
    ...{ requestId: report.requestId, bankArn: state === "by-hand" ? null : report.bankArn },
    settledAt: isPaid ? now : settledAt,
    nextLookAt: report.standing === "pending" ? nextGivenUpLook(askedAt, now) : null,
  };
}

async function bookPaid(platform: Platform, transaction: Transaction, refund: RefundRow): Promise<void> {
  const { token, orderRefundId } = refund;
  const { orderId } = refund;
  await emit(platform, transaction, providerRefundMoved, { token, orderId, state: "done" });
  if (isSurplus(refund)) return bookTwice(platform, transaction, refund);
  // What came is counted where it can be: what went out otherwise, or is asked for anew, has used it up.
  await countRefunded(transaction, refund);
  if (orderRefundId === null) {
    // The first that is paid is the refund, whoever took its place: what failed of that is sent no more.
    await closeFailedSiblings(transaction, refund);
    await postJournal(platform, transaction, [refundDoneSet(refund)]);
  } else if (await sendLateRefundIn(platform, transaction, { refundId: orderRefundId, reference: token })) {
    await endApprovedRefund(platform, transaction, { ...refund, refundId: orderRefundId }, "done");
  } else await bookTwice(platform, transaction, refund);
}
