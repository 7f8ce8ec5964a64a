import type { CheckedOf } from "@santha/contract/endpoint";
import { confirmCashOfOrder as endpoint, type SellerOrder } from "@santha/contract/seller-orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { confirmCash } from "./confirm-cash.ts";
import { sellerOrderOf } from "./seller-order-wire.ts";
import { findSellerOrder } from "./seller-orders.queries.ts";

/** The seller says that he has the cash of an order that was handed over, or is being handed over. */
export async function confirmCashOfOrder(
  context: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const asked = { profileId: context.actor.profileId, orderId };
  const order = await findSellerOrder(context.database, asked);
  if (!order) return refuse(endpoint, "orders/not-found");
  const { isCashOpen } = await sellerOrderOf(context.database, order);
  if (!isCashOpen || (await confirmCash(context, orderId)) === "refused") {
    return refuse(endpoint, "orders/no-cash-due");
  }
  const paid = await findSellerOrder(context.database, asked);
  return paid ? sellerOrderOf(context.database, paid) : refuse(endpoint, "orders/not-found");
}
