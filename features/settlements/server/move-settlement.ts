import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { applyTransition, lockOrder } from "#features/orders/server";
import { moveSettlement as endpoint } from "../contract.ts";
import { bookSettled } from "./book-settled.ts";
import { dueOf, giveCredit, keepDebtsBack } from "./debts/seller-debts.ts";
import { setOffCredit } from "./debts/set-off.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { paySeller, type SellerPayment } from "./pay-seller.ts";
import { findSettledOrder, isHeldBack } from "./settlements.queries.ts";
import { withholdFromSeller } from "./withhold-from-seller.ts";

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

const moves = {
  APPROVE_SETTLEMENT: { from: "SETTLEMENT_APPROVAL_INP", to: "SETTLEMENT_INP" },
  HOLD_SETTLEMENT: { from: "SETTLEMENT_APPROVAL_INP", to: "DELIVERED" },
  RELEASE_SETTLEMENT: { from: "DELIVERED", to: "SETTLEMENT_APPROVAL_INP" },
  PAY_OUT: { from: "SETTLEMENT_INP", to: "SETTLED" },
  CLOSE_SETTLEMENT: { from: "SETTLEMENT_INP", to: "SETTLED" },
} as const;

/** A partial payment does not move the order, and neither does a payment for a settled order. */
async function payOut(
  context: MemberContext,
  transaction: Transaction,
  order: SettledOrder,
  payment: SellerPayment,
): Promise<string> {
  const { from, to } = moves.PAY_OUT;
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
  const { orderId, sellerId } = order;
  if (wish.action === "RELEASE_SETTLEMENT" && !(await isHeldBack(transaction, orderId)))
    return refuse(endpoint, "settlements/not-possible");
  const state = await advance(context, transaction, orderId, wish);
  if (wish.action === "APPROVE_SETTLEMENT") {
    // Locked before any write, because two orders approved in parallel deduct the seller's same debts.
    await lockSeller(transaction, sellerId);
    await setOffCredit(context, transaction, sellerId);
    await withholdFromSeller(context, transaction, orderId);
    await giveCredit(context, transaction, order);
    await keepDebtsBack(context, transaction, order);
  }
  if (wish.action === "CLOSE_SETTLEMENT") {
    await lockSeller(transaction, sellerId);
    if ((await dueOf(transaction, orderId)) > 0) refuse(endpoint, "settlements/not-possible");
    await bookSettled(context, transaction, { orderId, by: "closing" });
    await setOffCredit(context, transaction, sellerId);
  }
  return state;
}

async function advance(
  context: MemberContext,
  transaction: Transaction,
  orderId: string,
  { action, ...why }: { readonly action: Wish["action"]; readonly reason?: string },
): Promise<string> {
  const outcome = await applyTransition(context, transaction, {
    ...{ orderId, action, from: moves[action].from, ...why },
    ...{ actorKind: "finance", actorProfileId: context.actor.profileId },
  });
  return outcome === "refused" ? refuse(endpoint, "settlements/not-possible") : moves[action].to;
}
