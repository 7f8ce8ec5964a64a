import type { CheckedOf } from "@santha/contract/endpoint";
import { readOrderStatus as endpoint, type OrderStatus } from "@santha/contract/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { findOrderStatus } from "./order-status.queries.ts";
import { momentOfDay } from "./order-wire.ts";
import { maySeeOrder } from "./orders.policy.ts";

/** The states that an order has passed, newest first, and how its parcel travels. */
export async function readOrderStatus(
  { database, actor }: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<OrderStatus> {
  const order = await findOrderStatus(database, params.orderId);
  if (!order || !maySeeOrder(actor, order)) return refuse(endpoint, "orders/not-found");
  return {
    orderId: order.id,
    dummyOrder: order.is_dummy,
    cancelled: order.is_cancelled,
    deliveredTS: order.delivered_at?.getTime() ?? null,
    expectedBy: momentOfDay(order.expected_by),
    states: order.states.map(({ state, enteredAt }) => ({ state, entryTS: enteredAt })),
    shipment: order.shipment,
  };
}
