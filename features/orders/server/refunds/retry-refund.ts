import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { retryRefund as endpoint, type SupportOrder } from "#features/support/contract";
import { lockOrder } from "../money/lock-orders.queries.ts";
import { supportOrderOf } from "../support/support-order-dto.ts";
import { findSupportOrder } from "../support/support-orders.queries.ts";
import { moveRefundIn } from "./move-refund.ts";
import { findOrderOfRefund } from "./refunds.queries.ts";

/** A refund that did not arrive goes to finance again; of two who ask for it one does. */
export async function retryRefund(
  context: MemberContext,
  { params: { refundId } }: CheckedOf<typeof endpoint>,
): Promise<SupportOrder> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await lockOrder(transaction, orderId);
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
