import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { requestReturn as endpoint } from "@santha/contract/order-actions";
import { isReturnable } from "@santha/contract/order-states";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import { advanceIn } from "./advance-order.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { hasSoMany } from "./removed-lines.ts";
import { openReturn } from "./returns.queries.ts";

/** Asks to give packs of a delivered order back, all or some, in the days after delivery. */
export async function requestReturn(
  context: MemberContext,
  { params: { orderId }, body: { lines, reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const at = context.clock.now();
  return onceInTransaction(context, endpoint, { orderId, lines, reason }, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    if (order?.buyerProfileId !== context.actor.profileId) return refuse(endpoint, "orders/not-found");
    const deliveredAt = order.deliveredAt === null ? null : new Date(order.deliveredAt);
    if (order.isDummy || !isReturnable(deliveredAt, at)) return refuse(endpoint, "orders/not-possible");
    if (!hasSoMany(order, lines)) return refuse(endpoint, "orders/not-so-many");
    const outcome = await advanceIn(context, transaction, {
      orderId,
      action: "REQUEST_RETURN",
      from: "DELIVERED",
      actorKind: "buyer",
      actorProfileId: context.actor.profileId,
      reason,
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    await openReturn(transaction, { orderId, lines, reason, at });
    return { orderId, state: "RETURN_REQUESTED" };
  });
}
