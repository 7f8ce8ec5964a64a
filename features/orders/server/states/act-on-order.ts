import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { actOnOrder as endpoint } from "../../contract/order-actions.ts";
import { type OrderAction, type OrderState, transitions } from "../../contract/order-states.ts";
import { actionsAt, detailOf } from "../reads/order-dto.ts";
import { findOrder } from "../reads/order-reads.queries.ts";
import { applyTransition } from "./advance-order.ts";

/**
 * Runs an action of the buyer, if the order offers it at this moment. Of two parallel requests one succeeds and
 * the other is refused. A return or cancellation requested here covers the whole order.
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
    const outcome = await applyTransition(context, transaction, {
      orderId,
      action,
      from: order.state as OrderState,
      actorKind: "buyer",
      actorProfileId: context.actor.profileId,
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    const moved = await findOrder(transaction, orderId);
    return JSON.stringify(moved && detailOf(moved, { at, secret: context.secret }));
  });
}

function isAction(key: string): key is OrderAction {
  return transitions.some(({ action }) => action === key);
}
