import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal, sumOfOrder } from "#features/ledger/server";
import type { RefundCause } from "../../contract/refunds.ts";
import { refundOwed } from "../events.ts";
import { insertRefund } from "./refunds.queries.ts";

export interface RefundReason {
  /** Unique for ever, so this refund is owed once. */
  readonly effectKey: string;
  readonly orderId: string;
  readonly buyerProfileId: number;
  /** Whether the whole order has ended: its state then follows the refund. */
  readonly isWhole: boolean;
  /** The reason, where neither the order nor packs are returned. */
  readonly cause?: RefundCause;
}

/**
 * Turns the buyer's overpayment into a refund: a row for finance, and in the ledger a debt to the buyer instead of
 * a negative balance. The caller holds the order lock. False when nothing is overpaid.
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
  await postJournal(world, transaction, [
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
