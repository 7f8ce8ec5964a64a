import type { Transaction } from "#engine/server/data/client.ts";
import { movement, postJournal } from "#features/ledger/server";
import type { OrderState } from "../../contract/order-states.ts";
import { placeOncePaid } from "../placing/place-once-paid.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { applyTransition, type TransitionContext } from "../states/advance-order.ts";
import { type LockedOrder, lockAndReadOrder } from "../states/moves.queries.ts";
import { earnMarginOnceDue } from "./earn-margin.ts";

export interface Received {
  readonly orderId: string;
  readonly amountInPaise: number;
  /** Unique for ever, so this money counts once. */
  readonly effectKey: string;
  /** The finance user who found it in the bank account. */
  readonly actorProfileId: number;
}

const over: readonly string[] = ["PAYMENT_FAILED", "ORD_EXPIRED", "ORD_CANCELLED", "ORD_REFUNDED"];

/**
 * Books money that arrived for an order. Once it is complete, a waiting order goes to its seller and a delivered
 * order earns its margin. Money above the balance, or for an ended order, is refunded.
 */
export async function receiveMoney(
  world: TransitionContext,
  transaction: Transaction,
  { orderId, amountInPaise, effectKey, actorProfileId }: Received,
): Promise<void> {
  const order = await lockAndReadOrder(transaction, orderId);
  if (!order) throw new Error(`there is no order ${orderId}`);
  const { buyerProfileId } = order;
  await postJournal(world, transaction, [
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

/** Refunds what the buyer has paid above the balance; an ended order then moves to its refund state. */
export async function refundTooMuch(
  world: TransitionContext,
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
    await applyTransition(world, transaction, { ...move, actorKind: "system", actorProfileId: null });
  }
}
