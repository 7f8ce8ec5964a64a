import type { CheckedOf } from "@santha/contract/endpoint";
import { actOnOrder as endpoint } from "@santha/contract/order-actions";
import { type OrderAction, type OrderState, transitions } from "@santha/contract/order-states";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { advanceIn } from "./advance-order.ts";
import { findOrder } from "./order-reads.queries.ts";
import { actionsAt, detailOf } from "./order-wire.ts";

/**
 * Takes an action of the buyer. Only what the order lists at this moment is possible; of two who press at once one
 * wins, the other one is refused. A return or a cancellation asked here is one of the whole order.
 */
export async function actOnOrder(
  context: MemberContext,
  { params: { orderId }, query }: CheckedOf<typeof endpoint>,
): Promise<string> {
  const at = context.clock.now();
  return inTransaction(context, async (transaction) => {
    const order = await findOrder(transaction, orderId);
    if (order?.buyer_profile_id !== context.actor.profileId) return refuse(endpoint, "orders/not-found");
    const action = actionsAt(order, at).find((offered) => offered === query.action);
    if (!action || !isAction(action)) return refuse(endpoint, "orders/not-possible");
    const outcome = await advanceIn(context, transaction, {
      orderId,
      action,
      from: order.state as OrderState,
      actorKind: "buyer",
      actorProfileId: context.actor.profileId,
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    const moved = await findOrder(transaction, orderId);
    return JSON.stringify(moved && detailOf(moved, at));
  });
}

function isAction(key: string): key is OrderAction {
  return transitions.some(({ action }) => action === key);
}
