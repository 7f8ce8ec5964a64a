import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readSellerOrder as endpoint, type SellerOrder } from "../../contract/seller-orders.ts";
import { sellerOrderOf } from "./seller-order-dto.ts";
import { findSellerOrder } from "./seller-orders.queries.ts";

/** One order of the caller's business. */
export async function readSellerOrder(
  { sellerProfileId: profileId, database, clock }: SellerContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const row = await findSellerOrder(database, { profileId, orderId });
  return row ? sellerOrderOf(database, row, clock.now()) : refuse(endpoint, "orders/not-found");
}
