import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { moveSettlement as endpoint } from "@santha/contract/settlements";
import type { Transaction } from "@santha/database/client";
import { type LedgerSet, postSets, sumsOfOrder } from "#features/ledger";
import { advanceIn, findSettledOrder } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { withholdFromSeller } from "./withhold-from-seller.ts";

/**
 * Finance approves, holds back or has paid what the seller gets for an order. With the approval taxes are kept back,
 * so that what stands in the list then is what is to be paid.
 */
export async function moveSettlement(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { action } = body;
  const from = action === "PAY_OUT" ? "SETTLEMENT_INP" : "SETTLEMENT_APPROVAL_INP";
  const to = { APPROVE_SETTLEMENT: "SETTLEMENT_INP", HOLD_SETTLEMENT: "DELIVERED", PAY_OUT: "SETTLED" }[
    action
  ];
  return inTransaction(context, async (transaction) => {
    const order = await findSettledOrder(transaction, orderId);
    if (order === undefined) return refuse(endpoint, "settlements/not-found");
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
    if (action === "APPROVE_SETTLEMENT") {
      const isCollectedByOperator = order.paymentMode !== "COD";
      await withholdFromSeller(context, transaction, { orderId, isCollectedByOperator });
    }
    if (action === "PAY_OUT") await bookPaidOut(context, transaction, orderId);
    await audit(context, transaction, {
      action: "settlements/settled",
      subject: `order ${orderId}`,
      detail: { action },
    });
    return { orderId, state: to };
  });
}

/** What the seller was owed and the cash he has already cancel out; the rest leaves the operator's account. */
async function bookPaidOut(context: MemberContext, transaction: Transaction, orderId: string): Promise<void> {
  const sums = await sumsOfOrder(transaction, orderId);
  const settled = sums.filter(
    ({ account, amountInPaise }) =>
      (account === "seller-due" || account === "cash-with-seller") && amountInPaise !== 0,
  );
  const paid = settled.reduce((total, { amountInPaise }) => total + amountInPaise, 0);
  const entries = [
    ...settled.map(({ account, partyId, amountInPaise }) => ({
      account,
      partyId,
      amountInPaise: -amountInPaise,
    })),
    ...(paid === 0 ? [] : [{ account: "platform-bank", partyId: null, amountInPaise: paid }]),
  ] as LedgerSet["entries"];
  if (entries.length === 0) return;
  await postSets(context, transaction, [
    { effectKey: `settled:${orderId}`, kind: "settled", orderId, entries },
  ]);
}
