import type { Transaction } from "@santha/database/client";
import { postSets } from "#features/ledger";
import { findRefundSentAs, holdOrder } from "#features/orders";
import type { Platform } from "#platform/context";
import type { RefundReport } from "#platform/payment-provider";
import { inTransaction } from "#platform/transaction";
import { endApprovedRefund } from "./approved-refund.ts";
import { endGivenUp } from "./late-success.ts";
import { nextRefundLook } from "./look-times.ts";
import { refundDoneSet } from "./online-sets.ts";
import { findRefund, moveRefund, type RefundRow, setGivenUp, uncountRefunded } from "./refunds.queries.ts";

const stateOf = { done: "done", pending: "under-way", failed: "failed" } as const;

/** Asks the provider for a refund, or about one, and books what he says. The token makes it one refund for ever. */
export async function sendRefund(platform: Platform, token: string): Promise<void> {
  const refund = await findRefund(platform.database, token);
  if (!platform.payments || !refund || refund.mihpayid === null) return;
  const isOpen = refund.state === "waiting" || refund.state === "under-way";
  if (!isOpen && (refund.givenUpAt === null || refund.state === "done")) return;
  const wish = { mihpayid: refund.mihpayid, token, amountInPaise: refund.amountInPaise };
  const report =
    refund.state === "waiting"
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
  const to = stateOf[report.standing];
  await inTransaction(platform, async (transaction) => {
    if (refund.orderId !== null) await holdOrder(transaction, refund.orderId);
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
    if (isMoved && to !== refund.state) await bookEnd(platform, transaction, refund, to);
  });
}

async function bookEnd(
  platform: Platform,
  transaction: Transaction,
  refund: RefundRow,
  to: RefundRow["state"],
): Promise<void> {
  const { orderId, token } = refund;
  if (to === "failed") await uncountRefunded(transaction, refund);
  // An approved refund of an order was sent under this token.
  const refundId = orderId === null ? null : await findRefundSentAs(transaction, token);
  if (refundId !== null) return endApprovedRefund(platform, transaction, { ...refund, refundId }, to);
  // Stray money that is refused stays owed to its payer until finance sends it again.
  if (to === "done") await postSets(platform, transaction, [refundDoneSet(refund)]);
}
