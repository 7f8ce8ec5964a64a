import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { takeBackApproval as endpoint } from "../../../contract/refund-desk.ts";
import { lockOrder } from "../../money/lock-orders.queries.ts";
import { clearFirstApproval } from "../first-approval.queries.ts";
import { findOrderOfRefund } from "../refunds.queries.ts";

/** Takes back the first of two approvals; the refund then needs both again. */
export async function takeBackApproval(
  context: MemberContext,
  { params: { refundId }, body: { reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await lockOrder(transaction, orderId);
    if (!(await clearFirstApproval(transaction, { refundId, at: context.clock.now() })))
      return refuse(endpoint, "orders/not-possible");
    const subject = `refund ${refundId}`;
    await audit(context, transaction, {
      ...{ action: "orders/refund-approval-taken-back", subject, detail: { reason } },
    });
    return { refundId };
  });
}
