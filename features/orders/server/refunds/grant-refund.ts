import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal, sumsOfOrder } from "#features/ledger/server";
import { refundOwed } from "../events.ts";
import { onAccount } from "../requests/remove-lines.ts";
import { findMoneyOf, insertRefund } from "./refunds.queries.ts";

export interface Grant {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly reason: string;
  readonly grantedByProfileId: number;
}

/**
 * Refunds money without packs; the caller holds the order lock. The seller's due is reduced first, the
 * agent's margin that was paid with it last. Approved by the granting user. Returns the refund's id,
 * "no-order" or "more-than-paid".
 */
export async function grantRefundIn(
  world: Pick<Platform, "clock" | "events" | "ids">,
  transaction: Transaction,
  { orderId, amountInPaise, reason, grantedByProfileId }: Grant,
): Promise<number | "no-order" | "more-than-paid"> {
  const money = await findMoneyOf(transaction, orderId);
  if (!money) return "no-order";
  const leftInPaise = money.paidInPaise - money.backInPaise;
  if (amountInPaise > leftInPaise) return "more-than-paid";
  const { buyerProfileId, sellerId } = money;
  const sums = await sumsOfOrder(transaction, orderId);
  const marginLeft = -onAccount(sums, "margin-collected-by-platform");
  const marginInPaise = Math.max(0, amountInPaise - (leftInPaise - marginLeft));
  const refundId = await insertRefund(transaction, {
    ...{ effectKey: `money:${world.ids.token()}`, orderId, buyerProfileId, amountInPaise, marginInPaise },
    ...{ isWhole: false, reason, grantedByProfileId, status: "to-send", at: world.clock.now() },
  });
  const buyer = { account: "buyer-receivable", partyId: buyerProfileId } as const;
  const seller = { account: "seller-due", partyId: sellerId } as const;
  const isEarned = onAccount(sums, "agent-margin-earned") !== 0;
  const margin = isEarned ? "agent-margin-earned" : "agent-margin-pending";
  const about = (kind: string) => ({ effectKey: `${kind}:${refundId}`, kind, orderId });
  await postJournal(world, transaction, [
    movement(about("refund-granted"), amountInPaise - marginInPaise, buyer, seller),
    movement(about("margin-refunded"), marginInPaise, buyer, {
      account: "agent-payable",
      partyId: buyerProfileId,
    }),
    movement(
      { ...about("margin-reversed"), effectKey: `refund-margin-reversed:${refundId}` },
      marginInPaise,
      { account: margin, partyId: buyerProfileId },
      { account: "margin-collected-by-platform", partyId: buyerProfileId },
    ),
    movement(about("refund-owed"), amountInPaise, { account: "refund-due", partyId: buyerProfileId }, buyer),
  ]);
  await emit(world, transaction, refundOwed, { refundId, orderId });
  return refundId;
}
