import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { moveForSupport as endpoint, type SupportOrder } from "#features/support/contract";
import { applyTransition } from "../states/advance-order.ts";
import { allowOneMoreCode, countCodesMade } from "../states/delivery-code.queries.ts";
import { codesADay } from "../states/delivery-code.ts";
import { tellSellerOfMove } from "../states/notices.ts";
import { supportOrderOf } from "./support-order-dto.ts";
import { findSupportOrder } from "./support-orders.queries.ts";

/** Moves where the seller has to learn that it was not he who did it; of a cancellation he is told anyway. */
const inSellersPlace: readonly string[] = ["SEND_OUT", "DELIVER", "FAIL_DELIVERY", "TAKE_BACK"];

/** Support moves an order on; when seller or buyer was quicker, it is refused. */
export async function moveForSupport(
  context: MemberContext,
  { params: { orderId }, body: move }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  const { action, from } = move;
  return inTransaction(context, async (transaction) => {
    if (!(await findSupportOrder(transaction, orderId))) return refuse(endpoint, "orders/not-found");
    if (action === "SEND_OUT") await checkCodesMade(context, transaction, orderId);
    const outcome = await applyTransition(context, transaction, {
      orderId,
      action,
      from,
      actorKind: "support",
      actorProfileId: context.actor.profileId,
      ...("reason" in move && { reason: move.reason }),
      ...("isSellable" in move && { isSellable: () => move.isSellable }),
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    if (action === "SEND_OUT") await allowOneMoreCode(transaction, orderId);
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

const day = 86_400_000;

/** Each code that support makes is a message to the buyer and five more tries for the seller. */
async function checkCodesMade(
  { clock }: MemberContext,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - day);
  const made = await countCodesMade(transaction, { by: "support", orderId, since });
  if (made >= codesADay) refuse(endpoint, "orders/support-sent-out-too-often");
}
