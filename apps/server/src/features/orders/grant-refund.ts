import type { Transaction } from "@santha/database/client";
import { movement, postSets, sumsOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { refundOwed } from "./orders.events.ts";
import { findMoneyOf, insertRefund } from "./refunds.queries.ts";
import { onAccount } from "./remove-lines.ts";

export interface Grant {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly reason: string;
  readonly grantedByProfileId: number;
}

/**
 * Refunds money of an order that the caller holds, without packs: it lowers what the seller is due; what was paid with
 * it as an agent's margin goes back last, out of what is owed to him. It is approved by whoever grants it. Answers the
 * refund's id, or that more would go back than was paid.
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
  await postSets(world, transaction, [
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
