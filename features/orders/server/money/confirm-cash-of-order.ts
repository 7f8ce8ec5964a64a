import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { confirmCashOfOrder as endpoint, type SellerOrder } from "../../contract/seller-orders.ts";
import { cashChoicesOf, sellerOrderOf } from "../selling/seller-order-dto.ts";
import { findSellerOrder } from "../selling/seller-orders.queries.ts";
import { confirmCash } from "./confirm-cash.ts";

/** The seller says what cash he has of an order that was handed over, or is being handed over. */
export async function confirmCashOfOrder(
  context: SellerContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const asked = { profileId: context.sellerProfileId, orderId };
  const order = await findSellerOrder(context.database, asked);
  if (!order) return refuse(endpoint, "orders/not-found");
  const choices = cashChoicesOf(order);
  const received = body.receivedInPaise ?? choices[0];
  if (received === undefined || !choices.includes(received)) return refuse(endpoint, "orders/no-cash-due");
  const done = await confirmCash(context, orderId, received, (transaction) =>
    audit(context, transaction, {
      action: "orders/cash-confirmed",
      subject: `order ${orderId}`,
      detail: { receivedInPaise: received },
    }),
  );
  if (done === "refused") return refuse(endpoint, "orders/no-cash-due");
  const paid = await findSellerOrder(context.database, asked);
  if (!paid) return refuse(endpoint, "orders/not-found");
  // What the buyer has entered ends a moment later; the seller has said it now.
  const answer = await sellerOrderOf(context.database, paid, context.clock.now());
  return { ...answer, cashChoicesInPaise: [], cashClaims: [] };
}
