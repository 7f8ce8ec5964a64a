import type { RefundCause } from "@santha/contract/finance";
import type { Transaction } from "@santha/database/client";
import { movement, postSets, sumOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { refundOwed } from "./orders.events.ts";
import { insertRefund } from "./refunds.queries.ts";

export interface RefundReason {
  /** Unique for ever: this refund is owed once. */
  readonly effectKey: string;
  readonly orderId: string;
  readonly buyerProfileId: number;
  /** The whole order is over: its own state follows the refund. */
  readonly isWhole: boolean;
  /** Why, where neither the order nor packs of it are given back for it. */
  readonly cause?: RefundCause;
}

/**
 * What the buyer has paid above what he owes becomes a refund: a row for finance, and in the books a debt to him
 * instead of a balance below zero. The order must be held by the caller. False: he has paid no more than he owes.
 */
export async function oweRefund(
  world: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  { effectKey, orderId, buyerProfileId, isWhole, cause }: RefundReason,
): Promise<boolean> {
  const amountInPaise = -(await sumOfOrder(transaction, "buyer-receivable", orderId));
  if (amountInPaise <= 0) return false;
  const at = world.clock.now();
  const refundId = await insertRefund(transaction, {
    effectKey,
    orderId,
    buyerProfileId,
    amountInPaise,
    isWhole,
    ...(cause && { cause }),
    at,
  });
  await postSets(world, transaction, [
    movement(
      { effectKey: `refund-owed:${refundId}`, kind: "refund-owed", orderId },
      amountInPaise,
      { account: "refund-due", partyId: buyerProfileId },
      { account: "buyer-receivable", partyId: buyerProfileId },
    ),
  ]);
  await emit(world, transaction, refundOwed, { refundId, orderId });
  return true;
}
