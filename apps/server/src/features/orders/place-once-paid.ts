import type { Transaction } from "@santha/database/client";
import { sumOfOrder } from "#features/ledger";
import { type Advance, advanceIn, type MoveWorld } from "./advance-order.ts";

/**
 * An order that waits for its money goes to its seller once nothing is missing: all of it came, or what was missing was
 * taken out. The order is held by the caller.
 */
export async function placeOncePaid(
  world: MoveWorld,
  transaction: Transaction,
  {
    orderId,
    state,
    ...actor
  }: Pick<Advance, "orderId" | "actorKind" | "actorProfileId"> & { readonly state: string },
): Promise<void> {
  if (state !== "PAYMENT_PENDING" || (await sumOfOrder(transaction, "buyer-receivable", orderId)) > 0) return;
  await advanceIn(world, transaction, { orderId, action: "CONFIRM_PAYMENT", from: state, ...actor });
}
