import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { lockOrder } from "#features/orders/server";
import { moveSettlement as endpoint } from "../contract.ts";
import { paySeller, type SellerPayment } from "./pay-seller.ts";
import {
  advanceSettlement,
  approveSettlementIn,
  closeSettlementIn,
  type SettledBy,
  settlementMoves,
} from "./settle-steps.ts";
import { findSettledOrder, isHeldBack } from "./settlements.queries.ts";

type Wish = CheckedOf<typeof endpoint>["body"];
type Decision = Exclude<Wish, { action: "PAY_OUT" }>;

interface SettledOrder {
  readonly orderId: string;
  readonly sellerId: number;
  readonly sellerProfileId: number;
  readonly state: string;
}

/**
 * Finance approves, holds, releases or pays the seller's amount for an order. Approval deducts taxes and
 * debts, so the list shows the amount to pay. With nothing to pay the order is closed; a negative amount stays
 * the seller's debt.
 */
export async function moveSettlement(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    await lockOrder(transaction, orderId);
    const found = await findSettledOrder(transaction, orderId);
    if (found === undefined) return refuse(endpoint, "settlements/not-found");
    const order = { ...found, orderId };
    const state =
      body.action === "PAY_OUT"
        ? await payOut(context, transaction, order, body)
        : await decide(context, transaction, order, body);
    await audit(context, transaction, {
      action: "settlements/settled",
      subject: `order ${orderId}`,
      detail: {
        action: body.action,
        ...(body.action === "PAY_OUT" && { paidInPaise: body.paidInPaise, reference: body.reference }),
      },
    });
    return { orderId, state };
  });
}

/** A partial payment does not move the order, and neither does a payment for a settled order. */
async function payOut(
  context: MemberContext,
  transaction: Transaction,
  order: SettledOrder,
  payment: SellerPayment,
): Promise<string> {
  const { from, to } = settlementMoves.PAY_OUT;
  if (order.state !== from && order.state !== to) return refuse(endpoint, "settlements/not-possible");
  const paid = await paySeller(context, transaction, order, payment);
  if (paid === "a part" || order.state === to) return order.state;
  return advance(context, transaction, order.orderId, { action: "PAY_OUT", reason: payment.reference });
}

async function decide(
  context: MemberContext,
  transaction: Transaction,
  order: SettledOrder,
  wish: Decision,
): Promise<string> {
  const { orderId } = order;
  if (wish.action === "RELEASE_SETTLEMENT" && !(await isHeldBack(transaction, orderId)))
    return refuse(endpoint, "settlements/not-possible");
  const { action } = wish;
  const by = byFinance(context);
  if (action === "APPROVE_SETTLEMENT" || action === "CLOSE_SETTLEMENT") {
    const step = action === "APPROVE_SETTLEMENT" ? approveSettlementIn : closeSettlementIn;
    if (!(await step(context, transaction, order, by))) return refuse(endpoint, "settlements/not-possible");
    return settlementMoves[action].to;
  }
  return advance(context, transaction, orderId, wish);
}

async function advance(
  context: MemberContext,
  transaction: Transaction,
  orderId: string,
  move: { readonly action: Wish["action"]; readonly reason?: string },
): Promise<string> {
  const { action, reason } = move;
  const wish = { orderId, action, ...(reason !== undefined && { reason }) };
  const isMoved = await advanceSettlement(context, transaction, wish, byFinance(context));
  return isMoved ? settlementMoves[action].to : refuse(endpoint, "settlements/not-possible");
}

/** Moves of this person of finance. */
export const byFinance = ({ actor }: MemberContext): SettledBy => ({
  ...{ actorKind: "finance", actorProfileId: actor.profileId },
});
