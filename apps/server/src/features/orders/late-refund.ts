import type { Transaction } from "@santha/database/client";
import type { MoveWorld } from "./advance-order.ts";
import { moveRefundIn } from "./move-refund.ts";
import { findRefundStatus } from "./refunds.queries.ts";

const steps = ["RETRY", "APPROVE", "SEND"] as const;
/** How much of the way a refund that nobody has sent by hand has still to go. */
const doneSteps: Readonly<Record<string, number>> = { failed: 0, "to-approve": 1, "to-send": 2 };

/**
 * The provider has paid a refund after all that was given up: what is not sent by hand yet counts as sent by him, so
 * that it is not sent a second time. The order is held by the caller. False: it went out by hand.
 */
export async function sendLateRefundIn(
  world: MoveWorld,
  transaction: Transaction,
  { refundId, reference }: { readonly refundId: number; readonly reference: string },
): Promise<boolean> {
  const done = doneSteps[(await findRefundStatus(transaction, refundId)) ?? ""];
  if (done === undefined) return false;
  for (const action of steps.slice(done)) {
    const sent = action === "SEND" ? reference : null;
    const actor = { actorKind: "system", actorProfileId: null } as const;
    const outcome = await moveRefundIn(world, transaction, { refundId, action, reference: sent, ...actor });
    if (outcome === "refused") throw new Error(`refund ${refundId} has moved on`);
  }
  return true;
}
