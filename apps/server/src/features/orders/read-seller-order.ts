import type { CheckedOf } from "@santha/contract/endpoint";
import { readSellerOrder as endpoint, type SellerOrder } from "@santha/contract/seller-orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { sellerOrderOf } from "./seller-order-wire.ts";
import { findSellerOrder } from "./seller-orders.queries.ts";

/** One order of the caller's business. */
export async function readSellerOrder(
  { actor: { profileId }, database, clock }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const row = await findSellerOrder(database, { profileId, orderId });
  return row ? sellerOrderOf(database, row, clock.now()) : refuse(endpoint, "orders/not-found");
}
