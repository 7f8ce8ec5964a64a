import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal, sumsOfOrder } from "#features/ledger/server";
import { refundOwed } from "../events.ts";
import { onAccount } from "../requests/remove-lines.ts";
import { findMoneyOf } from "./refunds.queries.ts";
import { setMarginOfRefund, type WaitingGrant } from "./waiting-grants.queries.ts";

/** Whether all refunds of an order together, also those that wait, are no more than was paid for it. */
export async function isStillPaid(transaction: Transaction, orderId: string): Promise<boolean> {
  const money = await findMoneyOf(transaction, orderId);
  return money !== undefined && money.backInPaise <= money.paidInPaise;
}

/**
 * Books money that goes back without packs, its row being there; the caller holds the order lock. The seller's due is
 * reduced first, the agent's margin that was paid with it last.
 */
export async function bookGrant(
  world: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  { refundId, orderId, buyerProfileId, amountInPaise }: WaitingGrant,
): Promise<void> {
  const money = await findMoneyOf(transaction, orderId);
  if (!money) throw new Error(`order ${orderId} of refund ${refundId} is gone`);
  const leftInPaise = money.paidInPaise - money.backInPaise + amountInPaise;
  const sums = await sumsOfOrder(transaction, orderId);
  const marginLeft = -onAccount(sums, "margin-collected-by-platform");
  const marginInPaise = Math.max(0, amountInPaise - (leftInPaise - marginLeft));
  await setMarginOfRefund(transaction, { refundId, marginInPaise });
  const buyer = { account: "buyer-receivable", partyId: buyerProfileId } as const;
  const seller = { account: "seller-due", partyId: money.sellerId } as const;
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
}
