import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal } from "#features/ledger/server";
import type { OrderAction, OrderState } from "../../contract/order-states.ts";
import {
  type RefundAction,
  type RefundStatus,
  refundMoves,
  type SendMethod,
} from "../../contract/refunds.ts";
import { refundMoved } from "../events.ts";
import { applyTransition, type TransitionContext } from "../states/advance-order.ts";
import { bookGrant, isStillPaid } from "./book-grant.ts";
import { type MovedRefund, updateRefund } from "./refunds.queries.ts";
import { findWaitingGrant } from "./waiting-grants.queries.ts";

/** The order's transition for each action of its refund. */
const orderMoves: Readonly<
  Record<RefundAction, { readonly from: OrderState; readonly action: OrderAction }>
> = {
  APPROVE: { from: "SETTLEMENT_APPROVAL_INP", action: "APPROVE_REFUND" },
  SEND: { from: "SETTLEMENT_INP", action: "SEND_REFUND" },
  CONFIRM: { from: "REFUND_INPROGRESS", action: "CONFIRM_REFUND" },
  FAIL: { from: "REFUND_INPROGRESS", action: "FAIL_REFUND" },
  RETRY: { from: "REFUND_FAILED", action: "RETRY_REFUND" },
  RETRY_PROVIDER: { from: "REFUND_FAILED", action: "RETRY_REFUND" },
};

export interface RefundMove {
  readonly refundId: number;
  readonly action: RefundAction;
  /** The bank's or the provider's reference number, when the money is sent. */
  readonly reference: string | null;
  /** How finance sends it. */
  readonly method?: SendMethod;
  /** Above this sum an approval of finance needs another person's before it. */
  readonly secondPersonAboveInPaise?: number;
  readonly actorKind: "finance" | "support" | "system";
  readonly actorProfileId: number | null;
}

/**
 * Moves a refund within the transaction of the caller, who holds the order lock. A whole-order refund also moves
 * the order. The money is booked out once, at confirmation. "refused" when the refund is in another state.
 */
export async function moveRefundIn(
  world: TransitionContext,
  transaction: Transaction,
  { refundId, action, reference, method = "bank-transfer", secondPersonAboveInPaise, ...actor }: RefundMove,
): Promise<RefundStatus | "refused"> {
  const move = refundMoves.find((one) => one.action === action);
  if (!move) return "refused";
  const at = world.clock.now();
  const waiting = action === "APPROVE" ? await findWaitingGrant(transaction, refundId) : undefined;
  if (waiting && !(await isStillPaid(transaction, waiting.orderId))) return "refused";
  const isByProvider = actor.actorKind === "system";
  const refund = await updateRefund(transaction, {
    ...{ refundId, from: move.from, to: move.to, reference, isByProvider, at },
    method: isByProvider ? "provider" : method,
    actorProfileId: actor.actorProfileId,
    isProviderAgain: action === "RETRY_PROVIDER",
    secondPersonAboveInPaise,
  });
  if (!refund) return "refused";
  const { orderId } = refund;
  if (waiting) await bookGrant(world, transaction, waiting);
  if (refund.isWhole) {
    const outcome = await applyTransition(world, transaction, { orderId, ...orderMoves[action], ...actor });
    if (outcome === "refused") throw new Error(`refund ${refundId} and its order ${orderId} stand apart`);
  }
  if (move.to === "confirmed") await bookPaid(world, transaction, refundId, refund);
  const { method: sentBy, reference: number } = refund;
  const moved = { refundId, orderId, status: move.to, method: sentBy, reference: number };
  await emit(world, transaction, refundMoved, moved);
  return move.to;
}

async function bookPaid(
  world: TransitionContext,
  transaction: Transaction,
  refundId: number,
  { orderId, buyerProfileId, amountInPaise }: MovedRefund,
): Promise<void> {
  await postJournal(world, transaction, [
    movement(
      { effectKey: `refund-paid:${refundId}`, kind: "refund-paid", orderId },
      amountInPaise,
      { account: "platform-bank", partyId: null },
      { account: "refund-due", partyId: buyerProfileId },
    ),
  ]);
}
