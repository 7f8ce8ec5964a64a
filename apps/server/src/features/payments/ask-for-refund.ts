import type { Transaction } from "@santha/database/client";
import { postSets, sumsOfOrder } from "#features/ledger";
import { findSellerOf, sumRefundsBeside } from "#features/orders";
import type { Platform } from "#platform/context";
import { queueJob } from "#platform/queue-job";
import { marginAccountOf, refundSets, sumIn } from "./online-sets.ts";
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
  // What a refund of the order owes to the buyer already is not sent a second time.
  const beside = await sumRefundsBeside(transaction, orderId);
  const left = part.totalInPaise + part.marginInPaise - part.refundedInPaise - beside;
  if (amountInPaise > left) return null;
  if (!(await countRefunded(transaction, { txnid, orderId, amountInPaise }))) return null;
  // The order goes back first, what is left of the margin last.
  const sums = await sumsOfOrder(transaction, orderId);
  const marginLeft = -sumIn(sums, "margin-collected-by-platform");
  const marginInPaise = Math.max(0, amountInPaise - (left - marginLeft));
  const token = `R${platform.ids.digits(14)}`;
  const askedAt = platform.clock.now();
  const refund = { token, txnid, orderId, amountInPaise, marginInPaise, reason, askedByProfileId, askedAt };
  if (!(await insertRefund(transaction, refund))) throw new Error("a refund's token was drawn twice");
  const sellerId = await findSellerOf(transaction, orderId);
  const creditInPaise = Math.max(0, -sumIn(sums, "buyer-receivable"));
  const marginIn = marginAccountOf(sums);
  const sets = refundSets({ ...refund, buyerProfileId, sellerId, creditInPaise, marginIn });
  await postSets(platform, transaction, sets);
  await queueJob(transaction, { name: sendRefundJob, key: `${sendRefundJob}:${token}`, payload: { token } });
  return token;
}
