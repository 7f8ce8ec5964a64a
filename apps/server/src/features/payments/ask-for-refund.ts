import type { Transaction } from "@santha/database/client";
import { postSets, sumOfOrder } from "#features/ledger";
import { findSellerOf } from "#features/orders";
import type { Platform } from "#platform/context";
import { queueJob } from "#platform/queue-job";
import { refundSets } from "./online-sets.ts";
import { countRefunded, insertRefund, type PaidPart } from "./refunds.queries.ts";
import { sendRefundJob } from "./return-money.ts";

export interface RefundAsked {
  readonly orderId: string;
  /** What was paid for the order, held by this transaction. */
  readonly part: PaidPart;
  readonly amountInPaise: number;
  readonly reason: string;
  /** Null: the house itself, for a cancelled order. */
  readonly askedByProfileId: number | null;
}

/** Books a refund and has it sent after the commit; its token, or null when more would go back than was paid. */
export async function askForRefund(
  platform: Pick<Platform, "clock" | "ids">,
  transaction: Transaction,
  { orderId, part, amountInPaise, reason, askedByProfileId }: RefundAsked,
): Promise<string | null> {
  const { txnid, buyerProfileId } = part;
  if (!(await countRefunded(transaction, { txnid, orderId, amountInPaise }))) return null;
  // The order goes back first, the agent's margin last.
  const orderLeft = Math.max(0, part.totalInPaise - part.refundedInPaise);
  const marginInPaise = Math.max(0, amountInPaise - orderLeft);
  const token = `R${platform.ids.digits(14)}`;
  const askedAt = platform.clock.now();
  const refund = { token, txnid, orderId, amountInPaise, marginInPaise, reason, askedByProfileId, askedAt };
  if (!(await insertRefund(transaction, refund))) throw new Error("a refund's token was drawn twice");
  const sellerId = await findSellerOf(transaction, orderId);
  const creditInPaise = Math.max(0, -(await sumOfOrder(transaction, "buyer-receivable", orderId)));
  const sets = refundSets({ ...refund, buyerProfileId, sellerId, creditInPaise });
  await postSets(platform, transaction, sets);
  await queueJob(transaction, { name: sendRefundJob, key: `${sendRefundJob}:${token}`, payload: { token } });
  return token;
}
