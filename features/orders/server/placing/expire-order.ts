import type { Transaction } from "#engine/server/data/client.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { applyTransition, type TransitionContext } from "../states/advance-order.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;

/**
 * Ends an order whose transfer did not come in full; the caller holds the order lock. Stock, debt and margin are
 * reversed as if never ordered, and a part that came is refunded. False when the order has moved on.
 */
export async function expireOrder(
  world: TransitionContext,
  transaction: Transaction,
  { orderId, buyerProfileId }: { readonly orderId: string; readonly buyerProfileId: number },
): Promise<boolean> {
  const end = { orderId, action: "EXPIRE", from: "PAYMENT_PENDING", ...bySystem } as const;
  if ((await applyTransition(world, transaction, end)) === "refused") return false;
  const refund = {
    effectKey: `refund-expired:${orderId}`,
    orderId,
    buyerProfileId,
    isWhole: true,
    cause: "unpaid",
  } as const;
  if (await oweRefund(world, transaction, refund)) {
    const back = { orderId, action: "REFUND_LATE_MONEY", from: "ORD_EXPIRED", ...bySystem } as const;
    await applyTransition(world, transaction, back);
  }
  return true;
}
