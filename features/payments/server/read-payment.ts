import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readPayment as endpoint, type OrderPayment } from "../contract/payments.ts";
import { findPayableOrder } from "./payable.queries.ts";
import { selectClaims } from "./queries.ts";
import { orderPaymentOf } from "./transfers/claims-dto.ts";

/** What is due on the caller's order, and what was entered for it. */
export async function readPayment(
  context: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<OrderPayment> {
  const { database, actor } = context;
  const order = await findPayableOrder(database, { orderId, buyerProfileId: actor.profileId });
  if (!order) return refuse(endpoint, "payments/order-not-found");
  return orderPaymentOf(context, database, order, await selectClaims(database, [orderId]));
}
