import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import {
  moveRefund as endpoint,
  type RefundAction,
  type RefundStatus,
  refundMoves,
  type SendMethod,
} from "@santha/contract/finance";
import type { OrderAction, OrderState } from "@santha/contract/order-states";
import type { Transaction } from "@santha/database/client";
import { movement, postSets, takeBankNumber } from "#features/ledger";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { advanceIn, type MoveWorld } from "./advance-order.ts";
import { refundMoved } from "./orders.events.ts";
import { holdOrder } from "./payable.queries.ts";
import { findOrderOfRefund, findRefundStatus, type MovedRefund, updateRefund } from "./refunds.queries.ts";

/** What the whole order does when its refund moves. */
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
  /** The bank's or the provider's number, when the money is sent. */
  readonly reference: string | null;
  /** How finance sends it. */
  readonly method?: SendMethod;
  readonly actorKind: "finance" | "support" | "system";
  readonly actorProfileId: number | null;
}

/**
 * Moves a refund of an order that the caller holds, within his transaction; the state of the order follows when the refund is the whole
 * order's. The money leaves the books when it is confirmed, once. "refused": the refund stands elsewhere.
 */
export async function moveRefundIn(
  world: MoveWorld,
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
    const outcome = await advanceIn(world, transaction, { orderId, ...orderMoves[action], ...actor });
    if (outcome === "refused") throw new Error(`refund ${refundId} and its order ${orderId} stand apart`);
  }
  if (move.to === "confirmed") await bookPaid(world, transaction, refundId, refund);
  const { method: sentBy, reference: number } = refund;
  const moved = { refundId, orderId, status: move.to, method: sentBy, reference: number };
  await emit(world, transaction, refundMoved, moved);
  return move.to;
}

async function bookPaid(
  world: MoveWorld,
  transaction: Transaction,
  refundId: number,
  { orderId, buyerProfileId, amountInPaise }: MovedRefund,
): Promise<void> {
  await postSets(world, transaction, [
    movement(
      { effectKey: `refund-paid:${refundId}`, kind: "refund-paid", orderId },
      amountInPaise,
      { account: "platform-bank", partyId: null },
      { account: "refund-due", partyId: buyerProfileId },
    ),
  ]);
}

/** Finance moves a refund; sending it asks for the bank's number, which is used once. */
export async function moveRefund(
  context: MemberContext,
  { params: { refundId }, body: { action, reference, method } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await holdOrder(transaction, orderId);
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

/** The bank's number of a refund that is sent now, or that of the receipt of cash. */
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
