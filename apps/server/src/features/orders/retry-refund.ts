import type { CheckedOf } from "@santha/contract/endpoint";
import { retryRefund as endpoint, type SupportOrder } from "@santha/contract/support";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { moveRefundIn } from "./move-refund.ts";
import { holdOrder } from "./payable.queries.ts";
import { findOrderOfRefund } from "./refunds.queries.ts";
import { supportOrderOf } from "./support-order-wire.ts";
import { findSupportOrder } from "./support-orders.queries.ts";

/** A refund that did not arrive goes to finance again; of two who ask for it one does. */
export async function retryRefund(
  context: MemberContext,
  { params: { refundId } }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await holdOrder(transaction, orderId);
    const status = await moveRefundIn(context, transaction, {
      refundId,
      action: "RETRY",
      reference: null,
      actorKind: "support",
      actorProfileId: context.actor.profileId,
    });
    if (status === "refused") return refuse(endpoint, "orders/not-possible");
    const subject = `refund ${refundId}`;
    await audit(context, transaction, {
      action: "orders/refund-moved",
      subject,
      detail: { action: "RETRY" },
    });
    const order = await findSupportOrder(transaction, orderId);
    return order
      ? supportOrderOf(transaction, order, context.clock.now())
      : refuse(endpoint, "orders/refund-not-found");
  });
}
