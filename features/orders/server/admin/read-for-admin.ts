import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readOrderForAdmin as endpoint, type SupportOrder } from "#features/support/contract";
import { supportOrderOf } from "../support/support-order-dto.ts";
import { findSupportOrder } from "../support/support-orders.queries.ts";

/** Any order in full; what can be done with it stays with the desks. */
export async function readOrderForAdmin(
  { database, clock }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  const row = await findSupportOrder(database, orderId);
  if (!row) return refuse(endpoint, "orders/not-found");
  const order = await supportOrderOf(database, row, clock.now());
  const refunds = order.refunds.map((refund) => ({ ...refund, isRetryable: false }));
  return { ...order, actions: [], refunds };
}
