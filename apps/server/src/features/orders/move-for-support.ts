import type { CheckedOf } from "@santha/contract/endpoint";
import { moveForSupport as endpoint, type SupportOrder } from "@santha/contract/support";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { advanceIn } from "./advance-order.ts";
import { tellSellerOfMove } from "./notices.ts";
import { supportOrderOf } from "./support-order-wire.ts";
import { findSupportOrder } from "./support-orders.queries.ts";

/** Moves where the seller has to learn that it was not he who did it; of a cancellation he is told anyway. */
const inSellersPlace: readonly string[] = ["SEND_OUT", "FAIL_DELIVERY", "TAKE_BACK"];

/** Support moves an order on; when seller or buyer was quicker, it is refused. */
export async function moveForSupport(
  context: MemberContext,
  { params: { orderId }, body: move }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  const { action, from } = move;
  return inTransaction(context, async (transaction) => {
    if (!(await findSupportOrder(transaction, orderId))) return refuse(endpoint, "orders/not-found");
    const outcome = await advanceIn(context, transaction, {
      orderId,
      action,
      from,
      actorKind: "support",
      actorProfileId: context.actor.profileId,
      ...("reason" in move && { reason: move.reason }),
      ...("isSellable" in move && { isSellable: () => move.isSellable }),
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    if (inSellersPlace.includes(action)) await tellSellerOfMove(context, transaction, { orderId, action });
    await audit(context, transaction, {
      action: "orders/moved-for-support",
      subject: `order ${orderId}`,
      detail: { action },
    });
    const moved = await findSupportOrder(transaction, orderId);
    return moved
      ? supportOrderOf(transaction, moved, context.clock.now())
      : refuse(endpoint, "orders/not-found");
  });
}
