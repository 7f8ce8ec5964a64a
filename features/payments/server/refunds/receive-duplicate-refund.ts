import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal, takeBankNumber } from "#features/ledger/server";
import { lockOrder, receiveMoney } from "#features/orders/server";
import { receiveDuplicateRefund as endpoint } from "../../contract/duplicate-refunds.ts";
import { twiceRefundReceived } from "../events.ts";
import { insertReceived } from "../queries.ts";
import { findOrderNear, findTwice, takeOffOwed } from "./duplicate-refunds.queries.ts";

/**
 * Finance records money that a buyer sends back after a duplicate refund, once under its bank reference number.
 * Money above the debt belongs to the buyer and is refunded through the order.
 */
export async function receiveDuplicateRefund(
  context: MemberContext,
  { params: { token }, body: { amountInPaise, reference } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderNear(transaction, token);
    if (orderId === undefined) return refuse(endpoint, "payments/refund-not-found");
    await lockOrder(transaction, orderId);
    const refund = await findTwice(transaction, token);
    if (!refund) return refuse(endpoint, "payments/refund-not-found");
    const use = await takeBankNumber(transaction, reference, { kind: "refund-twice", id: token });
    if (use !== null) {
      const fields = { reference: "payments/reference-used" };
      return refuse(endpoint, "payments/reference-used", { fields, values: { use } });
    }
    const owedInPaise = await takeOffOwed(transaction, { token, amountInPaise });
    await postJournal(context, transaction, [
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

/** Records money above the debt among the order's payments, for buyer and finance, and refunds it. */
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
