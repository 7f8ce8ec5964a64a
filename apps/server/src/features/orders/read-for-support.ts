import type { CheckedOf } from "@santha/contract/endpoint";
import { readOrderForSupport as endpoint, type SupportOrder } from "@santha/contract/support";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { supportOrderOf } from "./support-order-wire.ts";
import { findSupportOrder } from "./support-orders.queries.ts";

/** Any order, in full. */
export async function readOrderForSupport(
  { database, clock }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  const row = await findSupportOrder(database, orderId);
  return row ? supportOrderOf(database, row, clock.now()) : refuse(endpoint, "orders/not-found");
}
