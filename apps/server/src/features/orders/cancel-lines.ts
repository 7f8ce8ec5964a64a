import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { cancelLines as endpoint } from "@santha/contract/order-actions";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import { lockOrderWithLines } from "./removals.queries.ts";
import { removeLines } from "./remove-lines.ts";
import { hasSoMany, isAll } from "./removed-lines.ts";

/** Until then nothing is packed, so the buyer decides alone. */
const unpacked: readonly string[] = ["PAYMENT_PENDING", "ORD_PLACED", "SELLER_ACCEPTED"];

/** Takes packs out of an order before it is packed. What is left goes on; all of it is a cancellation of the order. */
export async function cancelLines(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return onceInTransaction(context, endpoint, { orderId, ...body }, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    if (order?.buyerProfileId !== context.actor.profileId) return refuse(endpoint, "orders/not-found");
    if (order.isDummy || !unpacked.includes(order.state)) return refuse(endpoint, "orders/not-possible");
    if (!hasSoMany(order, body.lines)) return refuse(endpoint, "orders/not-so-many");
    if (isAll(order, body.lines)) return refuse(endpoint, "orders/whole-order");
    const { lines, reason } = body;
    const removal = { order, kind: "cancelled", lines, reason, isSellable: true } as const;
    return { orderId, totalInPaise: await removeLines(context, transaction, removal) };
  });
}
