import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { grantRefundIn, lockOrder } from "#features/orders/server";
import { refundOrder as endpoint, listRefunds as listEndpoint } from "../../contract/online-payments.ts";
import { findPayableOrder } from "../payable.queries.ts";
import { sendByProvider } from "./approved-refund.ts";
import { selectRefundsOfOrder } from "./order-refunds.queries.ts";
import { owedBackOf } from "./owed-back.ts";
import { selectBankNumbers } from "./refunds.queries.ts";

/** Finance refunds all or part of what was paid for an order; of many at once only what was paid goes back. */
export async function refundOrder(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { amountInPaise } = body;
  return onceInTransaction(context, endpoint, { orderId, ...body }, async (transaction) => {
    await lockOrder(transaction, orderId);
    const grant = { orderId, ...body, grantedByProfileId: context.actor.profileId };
    const granted = await grantRefundIn(context, transaction, grant);
    if (granted === "no-order") return refuse(endpoint, "payments/order-not-found");
    if (granted === "more-than-paid")
      return refuse(endpoint, "payments/more-than-paid", {
        fields: { amountInPaise: "payments/more-than-paid" },
      });
    const { refundId, waits } = granted;
    const isSent = await sendByProvider(context, transaction, { refundId, orderId });
    await audit(context, transaction, {
      action: "payments/refund",
      subject: orderId,
      detail: { amountInPaise },
    });
    return { refundId, status: waits ? "to-approve" : isSent ? "sent" : "to-send", amountInPaise };
  });
}

/** The refunds of an order of the caller, and what of them he owes back. */
export async function listRefunds(
  context: MemberContext,
  { params: { orderId } }: CheckedOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const { database, actor } = context;
  const order = await findPayableOrder(database, { orderId, buyerProfileId: actor.profileId });
  if (!order) return refuse(listEndpoint, "payments/order-not-found");
  const refunds = await selectRefundsOfOrder(database, orderId);
  const byProvider = new Map(
    (await selectBankNumbers(database, orderId)).map((refund) => [refund.token, refund]),
  );
  return {
    refunds: refunds.map((refund) => {
      const atBank = byProvider.get(refund.reference ?? "");
      // Our own token says nothing to the buyer; his bank's number does.
      const reference = atBank ? atBank.bankArn : refund.reference;
      return { ...refund, reference, paidBy: atBank?.mode ?? null };
    }),
    owedBack: await owedBackOf(context, { orderId }),
  };
}
