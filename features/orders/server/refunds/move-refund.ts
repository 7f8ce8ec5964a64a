import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal, takeBankNumber } from "#features/ledger/server";
import type { OrderAction, OrderState } from "../../contract/order-states.ts";
import {
  moveRefund as endpoint,
  type RefundAction,
  type RefundStatus,
  refundMoves,
  type SendMethod,
} from "../../contract/refunds.ts";
import { refundMoved } from "../events.ts";
import { lockOrder } from "../money/lock-orders.queries.ts";
import { applyTransition, type TransitionContext } from "../states/advance-order.ts";
import { findOrderOfRefund, findRefundStatus, type MovedRefund, updateRefund } from "./refunds.queries.ts";

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
  { refundId, action, reference, method = "bank-transfer", ...actor }: RefundMove,
): Promise<RefundStatus | "refused"> {
  const move = refundMoves.find((one) => one.action === action);
  if (!move) return "refused";
  const at = world.clock.now();
  const isByProvider = actor.actorKind === "system";
  const refund = await updateRefund(transaction, {
    ...{ refundId, from: move.from, to: move.to, reference, isByProvider, at },
    method: isByProvider ? "provider" : method,
    actorProfileId: actor.actorProfileId,
    isProviderAgain: action === "RETRY_PROVIDER",
  });
  if (!refund) return "refused";
  const { orderId } = refund;
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

/** Finance moves a refund; sending needs an unused bank reference number. */
export async function moveRefund(
  context: MemberContext,
  { params: { refundId }, body: { action, reference, method } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await lockOrder(transaction, orderId);
    if (action === "SEND") await takeNumber(transaction, { refundId, orderId, reference });
    const status = await moveRefundIn(context, transaction, {
      refundId,
      action,
      reference: action === "SEND" ? (reference ?? null) : null,
      method,
      actorKind: "finance",
      actorProfileId: context.actor.profileId,
    });
    if (status === "refused") return refuse(endpoint, "orders/not-possible");
    const subject = `refund ${refundId}`;
    await audit(context, transaction, { action: "orders/refund-moved", subject, detail: { action } });
    return { refundId, status };
  });
}

/** The bank reference number of a refund that is sent now, or the number of a cash receipt. */
async function takeNumber(
  transaction: Transaction,
  sent: { readonly refundId: number; readonly orderId: string; readonly reference: string | undefined },
): Promise<void> {
  const { refundId, orderId, reference } = sent;
  if (reference === undefined) {
    const fields = { reference: "orders/reference-missing" };
    return refuse(endpoint, "orders/reference-missing", { fields });
  }
  if ((await findRefundStatus(transaction, refundId)) !== "to-send")
    return refuse(endpoint, "orders/not-possible");
  const use = await takeBankNumber(transaction, reference, { kind: "refund", id: orderId });
  if (use === null) return;
  const fields = { reference: "orders/reference-used" };
  refuse(endpoint, "orders/reference-used", { fields, values: { use } });
}
