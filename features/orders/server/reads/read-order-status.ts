import { momentOfDay } from "#engine/contract/date-text.ts";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readOrderStatus as endpoint, type OrderStatus } from "../../contract/orders.ts";
import { maySeeOrder } from "../policy.ts";
import { findOrder } from "./order-reads.queries.ts";

/** The states that an order has passed, newest first, and how its parcel travels. */
export async function readOrderStatus(
  { database, actor }: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<OrderStatus> {
  const order = await findOrder(database, params.orderId);
  if (!order || !maySeeOrder(actor, order)) return refuse(endpoint, "orders/not-found");
  return {
    orderId: order.id,
    dummyOrder: order.is_practice,
    cancelled: order.is_cancelled,
    deliveredTS: order.delivered_at?.getTime() ?? null,
    expectedBy: momentOfDay(order.expected_by),
    states: order.states.map(({ state, enteredAt }) => ({ state, entryTS: enteredAt })).toReversed(),
    shipment: order.shipment,
  };
}
