import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { receiveTwiceRefund as endpoint } from "@santha/contract/twice-refunds";
import type { Transaction } from "@santha/database/client";
import { movement, postSets, takeBankNumber } from "#features/ledger";
import { holdOrder, receiveMoney } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { twiceRefundReceived } from "./payments.events.ts";
import { insertReceived } from "./payments.queries.ts";
import { findOrderNear, findTwice, takeOffOwed } from "./twice-refunds.queries.ts";

/**
 * Finance has found money in the account that a buyer sends back of a refund that went out twice: noted once under its
 * number, as the bank shows it. What is more than he owes is his, and goes back as a refund of the order.
 */
export async function receiveTwiceRefund(
  context: MemberContext,
  { params: { token }, body: { amountInPaise, reference } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderNear(transaction, token);
    if (orderId === undefined) return refuse(endpoint, "payments/refund-not-found");
    await holdOrder(transaction, orderId);
    const refund = await findTwice(transaction, token);
    if (!refund) return refuse(endpoint, "payments/refund-not-found");
    const use = await takeBankNumber(transaction, reference, { kind: "refund-twice", id: token });
    if (use !== null) {
      const fields = { reference: "payments/reference-used" };
      return refuse(endpoint, "payments/reference-used", { fields, values: { use } });
    }
    const owedInPaise = await takeOffOwed(transaction, { token, amountInPaise });
    await postSets(context, transaction, [
      movement(
        { effectKey: `refund-twice-back:${reference}`, kind: "refund-twice-back", orderId: null },
        owedInPaise,
        { account: "buyer-receivable", partyId: refund.buyerProfileId },
        { account: "platform-bank", partyId: null },
      ),
    ]);
    const moreInPaise = amountInPaise - owedInPaise;
    if (moreInPaise > 0)
      await receiveMore(context, transaction, { ...refund, orderId, reference, moreInPaise });
    await emit(context, transaction, twiceRefundReceived, { token, amountInPaise });
    await audit(context, transaction, {
      action: "payments/twice-refund-received",
      subject: token,
      detail: { amountInPaise, reference },
    });
    return { token, owedInPaise: refund.owedInPaise - owedInPaise };
  });
}

/** What came above what is owed stands among the payments of the order, for its buyer and finance to see, and goes back. */
async function receiveMore(
  context: MemberContext,
  transaction: Transaction,
  more: {
    readonly orderId: string;
    readonly buyerProfileId: number;
    readonly reference: string;
    readonly moreInPaise: number;
  },
): Promise<void> {
  const { orderId, buyerProfileId, reference, moreInPaise } = more;
  await insertReceived(transaction, {
    ...{ orderId, buyerProfileId, reference, receivedInPaise: moreInPaise },
    ...{ paidThrough: "Bank Transfer", at: context.clock.now() },
  });
  await receiveMoney(context, transaction, {
    ...{ orderId, amountInPaise: moreInPaise, actorProfileId: context.actor.profileId },
    effectKey: `refund-twice-more:${reference}`,
  });
}
