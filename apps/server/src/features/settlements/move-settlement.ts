import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { formatPaise } from "@santha/contract/money-text";
import { moveSettlement as endpoint } from "@santha/contract/settlements";
import type { Transaction } from "@santha/database/client";
import { takeBankNumber } from "#features/ledger";
import { advanceIn, findSettledOrder, isHeldBack } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { bookClosed, bookPaidOut } from "./book-settled.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { keepDebtsBack } from "./seller-debts.ts";
import { withholdFromSeller } from "./withhold-from-seller.ts";

/**
 * Finance approves, holds back, releases or has paid what the seller gets for an order. With the approval taxes and
 * what he owes of other orders are kept back, so that what stands in the list then is what is to be paid. Where that is nothing
 * the order is closed without a payment; what he owes of it stays his debt.
 */
export async function moveSettlement(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { action } = body;
  const { from, to } = moves[action];
  return inTransaction(context, async (transaction) => {
    const order = await findSettledOrder(transaction, orderId);
    if (order === undefined) return refuse(endpoint, "settlements/not-found");
    if (action === "RELEASE_SETTLEMENT" && !(await isHeldBack(transaction, orderId)))
      return refuse(endpoint, "settlements/not-possible");
    const outcome = await advanceIn(context, transaction, {
      orderId,
      action,
      from,
      actorKind: "finance",
      actorProfileId: context.actor.profileId,
      ...("reason" in body && { reason: body.reason }),
      ...("reference" in body && { reason: body.reference }),
    });
    if (outcome === "refused") return refuse(endpoint, "settlements/not-possible");
    await takeEffect(context, transaction, body, { orderId, ...order });
    await audit(context, transaction, {
      action: "settlements/settled",
      subject: `order ${orderId}`,
      detail: { action },
    });
    return { orderId, state: to };
  });
}

type Wish = CheckedOf<typeof endpoint>["body"];

const moves = {
  APPROVE_SETTLEMENT: { from: "SETTLEMENT_APPROVAL_INP", to: "SETTLEMENT_INP" },
  HOLD_SETTLEMENT: { from: "SETTLEMENT_APPROVAL_INP", to: "DELIVERED" },
  RELEASE_SETTLEMENT: { from: "DELIVERED", to: "SETTLEMENT_APPROVAL_INP" },
  PAY_OUT: { from: "SETTLEMENT_INP", to: "SETTLED" },
  CLOSE_SETTLEMENT: { from: "SETTLEMENT_INP", to: "SETTLED" },
} as const;

async function takeEffect(
  context: MemberContext,
  transaction: Transaction,
  wish: Wish,
  order: { readonly orderId: string; readonly sellerId: number },
): Promise<void> {
  if (wish.action === "APPROVE_SETTLEMENT") {
    // Before anything of his is written: two of his orders that are approved at once touch the same debts.
    await lockSeller(transaction, order.sellerId);
    await withholdFromSeller(context, transaction, order.orderId);
    await keepDebtsBack(context, transaction, order);
  }
  if (wish.action === "PAY_OUT") await payOut(context, transaction, order.orderId, wish);
  if (
    wish.action === "CLOSE_SETTLEMENT" &&
    (await bookClosed(context, transaction, order.orderId)) === "to-be-paid"
  )
    refuse(endpoint, "settlements/not-possible");
}

/** Finance has paid what it saw as due, under a number of the bank that nothing else was paid under. */
async function payOut(
  context: MemberContext,
  transaction: Transaction,
  orderId: string,
  { dueInPaise, reference }: Extract<Wish, { action: "PAY_OUT" }>,
): Promise<void> {
  const paid = await bookPaidOut(context, transaction, orderId);
  if (paid === 0) refuse(endpoint, "settlements/nothing-to-pay");
  if (paid !== dueInPaise)
    refuse(endpoint, "settlements/sum-changed", { values: { amount: formatPaise(paid) } });
  const use = await takeBankNumber(transaction, reference, { kind: "settlement", id: orderId });
  const fields = { reference: "settlements/reference-used" };
  if (use !== null) refuse(endpoint, "settlements/reference-used", { fields, values: { use } });
}
