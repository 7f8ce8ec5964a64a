import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import {
  refundOrder as endpoint,
  listRefunds as listEndpoint,
  type Refund,
} from "@santha/contract/online-payments";
import { findPayableOrder, holdOrder } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import { askForRefund } from "./ask-for-refund.ts";
import { refundOf } from "./online-wire.ts";
import { findRefund, lockPaidPart, selectRefundsOf } from "./refunds.queries.ts";

/** Finance sends back all or part of what was paid online for an order; of many at once only what was paid goes out. */
export async function refundOrder(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<Refund> {
  return onceInTransaction(context, endpoint, { orderId, ...body }, async (transaction) => {
    await holdOrder(transaction, orderId);
    const part = await lockPaidPart(transaction, orderId);
    if (!part) return refuse(endpoint, "payments/not-online");
    const token = await askForRefund(context, transaction, {
      orderId,
      part,
      ...body,
      askedByProfileId: context.actor.profileId,
    });
    if (token === null)
      return refuse(endpoint, "payments/more-than-paid", {
        fields: { amountInPaise: "payments/more-than-paid" },
      });
    await audit(context, transaction, {
      action: "payments/refund",
      subject: orderId,
      detail: { amountInPaise: body.amountInPaise },
    });
    const refund = await findRefund(transaction, token);
    if (!refund) throw new Error("the refund was not kept");
    return refundOf(refund);
  });
}

/** The refunds of an order of the caller. */
export async function listRefunds(
  { database, actor }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const order = await findPayableOrder(database, { orderId, buyerProfileId: actor.profileId });
  if (!order) return refuse(listEndpoint, "payments/order-not-found");
  return { refunds: (await selectRefundsOf(database, orderId)).map(refundOf) };
}
