import type { Transaction } from "#engine/server/data/client.ts";
import { sumOfOrder } from "#features/ledger/server";
import { type Advance, applyTransition, type TransitionContext } from "../states/advance-order.ts";

/**
 * An order that waits for its money goes to its seller once nothing is missing: all of it came, or what was missing was
 * taken out. The order is held by the caller.
 */
export async function placeOncePaid(
  world: TransitionContext,
  transaction: Transaction,
  {
    orderId,
    state,
    ...actor
  }: Pick<Advance, "orderId" | "actorKind" | "actorProfileId"> & { readonly state: string },
): Promise<void> {
  if (state !== "PAYMENT_PENDING" || (await sumOfOrder(transaction, "buyer-receivable", orderId)) > 0) return;
  await applyTransition(world, transaction, { orderId, action: "CONFIRM_PAYMENT", from: state, ...actor });
}
