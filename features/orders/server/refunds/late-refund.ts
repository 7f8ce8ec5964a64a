import type { Transaction } from "#engine/server/data/client.ts";
import type { TransitionContext } from "../states/advance-order.ts";
import { moveRefundIn } from "./move-refund.ts";
import { findRefundStatus } from "./refunds.queries.ts";

const steps = ["RETRY", "APPROVE", "SEND"] as const;
/** How many steps a refund in this state has already done, if finance has not sent it. */
const doneSteps: Readonly<Record<string, number>> = { failed: 0, "to-approve": 1, "to-send": 2 };

/**
 * The provider has paid a refund that was given up. Marks it as sent by the provider, so that finance does not
 * send it again. The caller holds the order lock. False when finance has sent it already.
 */
export async function sendLateRefundIn(
  world: TransitionContext,
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
