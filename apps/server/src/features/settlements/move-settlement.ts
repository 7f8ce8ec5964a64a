import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { moveSettlement as endpoint } from "@santha/contract/settlements";
import type { Transaction } from "@santha/database/client";
import { advanceIn, findSettledOrder, holdOrder, isHeldBack } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { bookSettled } from "./book-settled.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { paySeller, type SellerPayment } from "./pay-seller.ts";
import { dueOf, giveCredit, keepDebtsBack } from "./seller-debts.ts";
import { setOffCredit } from "./set-off.ts";
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
 * Finance approves, holds back, releases or has paid what the seller gets for an order. With the approval taxes and
 * what he owes of other orders are kept back, so that what stands in the list then is what is to be paid. Where that is nothing
 * the order is closed without a payment; what he owes of it stays his debt.
 */
export async function moveSettlement(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    await holdOrder(transaction, orderId);
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

/** A part leaves the order where it is, and so does what is paid for an order that was settled before. */
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
    // Before anything of his is written: two of his orders that are approved at once touch the same debts.
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
  const outcome = await advanceIn(context, transaction, {
    ...{ orderId, action, from: moves[action].from, ...why },
    ...{ actorKind: "finance", actorProfileId: context.actor.profileId },
  });
  return outcome === "refused" ? refuse(endpoint, "settlements/not-possible") : moves[action].to;
}
