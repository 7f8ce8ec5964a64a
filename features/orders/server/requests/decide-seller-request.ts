import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { decideRequest as endpoint, type SellerOrder } from "../../contract/seller-orders.ts";
import { sellerOrderOf } from "../selling/seller-order-dto.ts";
import { findSellerOrder } from "../selling/seller-orders.queries.ts";
import { decideRequestIn, readDecision } from "./decide-request.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { findOpenRequest } from "./requests.queries.ts";

/** The seller decides what a buyer asked for, line by line. What the buyer has put to support is no longer his. */
export async function decideSellerRequest(
  context: SellerContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<SellerOrder> {
  const asked = { profileId: context.sellerProfileId, orderId };
  if (!(await findSellerOrder(context.database, asked))) return refuse(endpoint, "orders/not-found");
  return inTransaction(context, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    const request = await findOpenRequest(transaction, orderId);
    if (!order || request?.requestId !== body.requestId) return refuse(endpoint, "orders/not-possible");
    if (request.disputesId !== null) return refuse(endpoint, "orders/with-support");
    const decision = readDecision(request, body);
    if (typeof decision === "string") {
      const fields = decision === "orders/reason-missing" ? { reason: decision } : {};
      return refuse(endpoint, decision, { fields });
    }
    const outcome = await decideRequestIn(context, transaction, {
      ...{ order, request, ...decision },
      ...{ actorKind: "seller", actorProfileId: context.actor.profileId },
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    const decided = await findSellerOrder(transaction, asked);
    return decided
      ? sellerOrderOf(transaction, decided, context.clock.now())
      : refuse(endpoint, "orders/not-found");
  });
}
