import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { RefundReport } from "#engine/server/outside/payment/payment-provider.ts";
import { postJournal } from "#features/ledger/server";
import { providerRefundMoved } from "../events.ts";
import { refundDoneSet } from "../online/online-sets.ts";
import { nextRefundLook } from "../online/poll-schedule.ts";
import { endApprovedRefund } from "./approved-refund.ts";
import { holdRefund } from "./hold-refund.ts";
import { endGivenUp } from "./late-success.ts";
import { findRefundSentAs } from "./order-refunds.queries.ts";
import { bookTwice } from "./owe-duplicate.ts";
import { findRefund, moveRefund, type RefundRow, setGivenUp, uncountRefunded } from "./refunds.queries.ts";

const stateOf = { done: "done", pending: "under-way", failed: "failed" } as const;

/** Asks the provider for a refund, or about one, and books what he says. The token makes it one refund for ever. */
export async function sendRefund(platform: Platform, token: string): Promise<void> {
  const refund = await findRefund(platform.database, token);
  if (!platform.payments || !refund || refund.mihpayid === null) return;
  const isOpen = refund.state === "waiting" || refund.state === "under-way";
  if (!isOpen && (refund.givenUpAt === null || refund.state === "done")) return;
  const wish = { mihpayid: refund.mihpayid, token, amountInPaise: refund.amountInPaise };
  // What has gone back under another token meanwhile is only asked about: it may have been asked for before that.
  const report =
    refund.state === "waiting" && !refund.isSentOtherwise
      ? await platform.payments.refund(wish)
      : await platform.payments.refundStanding(wish);
  await (isOpen ? endRefund : endGivenUp)(platform, refund, report);
}

/** Books what is known of a refund now, once. One that is given up fails for the books, and is still asked about. */
export async function endRefund(
  platform: Platform,
  refund: RefundRow,
  report: RefundReport,
  isGivenUp = false,
): Promise<void> {
  const now = platform.clock.now();
  const isOver = report.standing !== "pending";
  await inTransaction(platform, async (transaction) => {
    const seen = await holdRefund(transaction, refund);
    if (seen?.state !== refund.state) return;
    const to = endOf(seen, report);
    const isMoved = await moveRefund(transaction, {
      token: refund.token,
      from: refund.state,
      to,
      requestId: report.requestId,
      bankArn: report.bankArn,
      settledAt: isOver ? now : null,
      nextLookAt: isOver ? null : nextRefundLook(refund.askedAt, now),
    });
    if (isMoved && isGivenUp) await setGivenUp(transaction, refund, now);
    if (isMoved && to !== refund.state) await bookEnd(platform, transaction, seen, to);
  });
}

/** What failed after the same money has gone back another way is not to be sent any more. */
function endOf({ isSentOtherwise }: RefundRow, { standing }: RefundReport): RefundRow["state"] {
  return standing === "failed" && isSentOtherwise ? "replaced" : stateOf[standing];
}

async function bookEnd(
  platform: Platform,
  transaction: Transaction,
  refund: RefundRow,
  to: RefundRow["state"],
): Promise<void> {
  const { orderId, token, isSentOtherwise } = refund;
  await emit(platform, transaction, providerRefundMoved, { token, orderId, state: to });
  if (to === "failed") await uncountRefunded(transaction, refund);
  // An approved refund of an order was sent under this token.
  const refundId = orderId === null ? null : await findRefundSentAs(transaction, token);
  if (refundId !== null) return endApprovedRefund(platform, transaction, { ...refund, refundId }, to);
  // Stray money that is refused stays owed to its payer until finance sends it again.
  if (to === "done" && isSentOtherwise) await bookTwice(platform, transaction, refund);
  else if (to === "done") await postJournal(platform, transaction, [refundDoneSet(refund)]);
}
