import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { refuseGrant as endpoint } from "../../../contract/refund-desk.ts";
import { lockOrder } from "../../money/lock-orders.queries.ts";
import { tellRefusedGrant } from "../refund-notices.ts";
import { findOrderOfRefund } from "../refunds.queries.ts";
import { deleteWaitingGrant, findWaitingGrant } from "../waiting-grants.queries.ts";

/** Refuses money that was granted and is not approved by two people yet: no money has moved, and the buyer is told why. */
export async function refuseGrant(
  context: MemberContext,
  { params: { refundId }, body: { reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await lockOrder(transaction, orderId);
    const grant = await findWaitingGrant(transaction, refundId);
    if (!grant || !(await deleteWaitingGrant(transaction, refundId)))
      return refuse(endpoint, "orders/not-possible");
    await tellRefusedGrant(context, transaction, { ...grant, reason });
    await audit(context, transaction, {
      action: "orders/refund-refused",
      subject: `refund ${refundId}`,
      detail: { orderId, amountInPaise: grant.amountInPaise, reason },
    });
    return { refundId };
  });
}
