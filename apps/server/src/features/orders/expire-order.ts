import type { Transaction } from "@santha/database/client";
import { advanceIn, type MoveWorld } from "./advance-order.ts";
import { oweRefund } from "./owe-refund.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;

/**
 * Ends an order whose transfer never came, or came in part, within the transaction of a caller who holds it: stock,
 * debt and margin as if there had been no order, and the part that came goes back. False: it has moved on.
 */
export async function expireOrder(
  world: MoveWorld,
  transaction: Transaction,
  { orderId, buyerProfileId }: { readonly orderId: string; readonly buyerProfileId: number },
): Promise<boolean> {
  const end = { orderId, action: "EXPIRE", from: "PAYMENT_PENDING", ...bySystem } as const;
  if ((await advanceIn(world, transaction, end)) === "refused") return false;
  const refund = {
    effectKey: `refund-expired:${orderId}`,
    orderId,
    buyerProfileId,
    isWhole: true,
    cause: "unpaid",
  } as const;
  if (await oweRefund(world, transaction, refund)) {
    const back = { orderId, action: "REFUND_LATE_MONEY", from: "ORD_EXPIRED", ...bySystem } as const;
    await advanceIn(world, transaction, back);
  }
  return true;
}
