import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readOrderForSupport as endpoint, type SupportOrder } from "#features/support/contract";
import { supportOrderOf } from "./support-order-dto.ts";
import { findSupportOrder } from "./support-orders.queries.ts";

/** Any order, in full. */
export async function readOrderForSupport(
  { database, clock }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  const row = await findSupportOrder(database, orderId);
  return row ? supportOrderOf(database, row, clock.now()) : refuse(endpoint, "orders/not-found");
}
