import type { OrderState } from "@santha/contract/order-states";
import type { Transaction } from "@santha/database/client";
import { movement, postSets } from "#features/ledger";
import { advanceIn, type MoveWorld } from "./advance-order.ts";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { type LockedOrder, lockOrder } from "./moves.queries.ts";
import { oweRefund } from "./owe-refund.ts";
import { placeOncePaid } from "./place-once-paid.ts";

export interface Received {
  readonly orderId: string;
  readonly amountInPaise: number;
  /** Unique for ever: this money counts once. */
  readonly effectKey: string;
  /** Who in finance has found it in the account. */
  readonly actorProfileId: number;
}

const over: readonly string[] = ["PAYMENT_FAILED", "ORD_EXPIRED", "ORD_CANCELLED", "ORD_REFUNDED"];

/**
 * Money for an order has come into the operator's account. An order that waited for it goes to its seller once all
 * of it is here; a delivered one earns its margin; for one that is over, and for what is too much, it goes back.
 */
export async function receiveMoney(
  world: MoveWorld,
  transaction: Transaction,
  { orderId, amountInPaise, effectKey, actorProfileId }: Received,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  const { buyerProfileId } = order;
  await postSets(world, transaction, [
    movement(
      { effectKey, kind: "money-received", orderId },
      amountInPaise,
      { account: "buyer-receivable", partyId: buyerProfileId },
      { account: "platform-bank", partyId: null },
    ),
  ]);
  const { state } = order;
  await placeOncePaid(world, transaction, { orderId, state, actorKind: "finance", actorProfileId });
  if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
  await refundTooMuch(world, transaction, { orderId, buyerProfileId, state, effectKey });
}

/** What an order has of its buyer's money above what he owes goes back; so does the order where it was over. */
export async function refundTooMuch(
  world: MoveWorld,
  transaction: Transaction,
  {
    orderId,
    buyerProfileId,
    state,
    effectKey,
  }: Pick<Received, "orderId" | "effectKey"> & Pick<LockedOrder, "buyerProfileId" | "state">,
): Promise<void> {
  const isOver = over.includes(state);
  const cause = isOver ? "late" : "surplus";
  const refund = {
    effectKey: `refund:${effectKey}`,
    orderId,
    buyerProfileId,
    isWhole: isOver,
    cause,
  } as const;
  if ((await oweRefund(world, transaction, refund)) && isOver) {
    const move = { orderId, action: "REFUND_LATE_MONEY", from: state as OrderState } as const;
    await advanceIn(world, transaction, { ...move, actorKind: "system", actorProfileId: null });
  }
}
