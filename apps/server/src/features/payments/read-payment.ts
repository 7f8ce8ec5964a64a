import type { CheckedOf } from "@santha/contract/endpoint";
import { readPayment as endpoint, type OrderPayment } from "@santha/contract/payments";
import { findPayableOrder } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { orderPaymentOf } from "./claims-wire.ts";
import { selectClaims } from "./payments.queries.ts";

/** What is due on the caller's order, and what was entered for it. */
export async function readPayment(
  { database, actor }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<OrderPayment> {
  const order = await findPayableOrder(database, { orderId, buyerProfileId: actor.profileId });
  if (!order) return refuse(endpoint, "payments/order-not-found");
  return orderPaymentOf(database, order, await selectClaims(database, [orderId]));
}
