import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { takeBankNumber } from "#features/ledger/server";
import { moveRefund as endpoint, type RefundStatus } from "../../contract/refunds.ts";
import { lockOrder } from "../money/lock-orders.queries.ts";
import { isApprovedFirstBy, setFirstApproval } from "./first-approval.queries.ts";
import { moveRefundIn, type RefundMove } from "./move-refund.ts";
import { findOrderOfRefund, findRefundStatus } from "./refunds.queries.ts";

type FinanceMove = Omit<RefundMove, "actorKind" | "actorProfileId" | "secondPersonAboveInPaise">;

/**
 * A move of finance with its line in the audit log; the caller holds the order lock. The first approval above the
 * set sum leaves the refund where it stands, until another person approves it too.
 */
export async function moveByFinance(
  context: MemberContext,
  transaction: Transaction,
  move: FinanceMove,
): Promise<RefundStatus | "refused" | "same-person"> {
  const { refundId, action } = move;
  const { profileId } = context.actor;
  const { secondPersonAboveInPaise } = context.config;
  const by = { refundId, profileId, at: context.clock.now(), aboveInPaise: secondPersonAboveInPaise };
  const isFirst = action === "APPROVE" && (await setFirstApproval(transaction, by));
  const status = isFirst
    ? "to-approve"
    : await moveRefundIn(context, transaction, {
        ...move,
        ...(action === "APPROVE" && { secondPersonAboveInPaise }),
        ...{ actorKind: "finance", actorProfileId: profileId },
      });
  if (status === "refused")
    return action === "APPROVE" && (await isApprovedFirstBy(transaction, by)) ? "same-person" : "refused";
  await audit(context, transaction, {
    action: isFirst ? "orders/refund-approved-first" : "orders/refund-moved",
    subject: `refund ${refundId}`,
    detail: { action },
  });
  return status;
}

/** Finance moves a refund; sending needs an unused bank reference number. */
export async function moveRefund(
  context: MemberContext,
  { params: { refundId }, body: { action, reference, method } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const orderId = await findOrderOfRefund(transaction, refundId);
    if (orderId === undefined) return refuse(endpoint, "orders/refund-not-found");
    await lockOrder(transaction, orderId);
    if (action === "SEND") await takeNumber(transaction, { refundId, orderId, reference });
    const sent = action === "SEND" ? { reference: reference ?? null, method } : { reference: null };
    const status = await moveByFinance(context, transaction, { refundId, action, ...sent });
    if (status === "refused") return refuse(endpoint, "orders/not-possible");
    if (status === "same-person") return refuse(endpoint, "orders/second-person-needed");
    return { refundId, status };
  });
}

/** The bank reference number of a refund that is sent now, or the number of a cash receipt. */
async function takeNumber(
  transaction: Transaction,
  sent: { readonly refundId: number; readonly orderId: string; readonly reference: string | undefined },
): Promise<void> {
  const { refundId, orderId, reference } = sent;
  if (reference === undefined) {
    const fields = { reference: "orders/reference-missing" };
    return refuse(endpoint, "orders/reference-missing", { fields });
  }
  if ((await findRefundStatus(transaction, refundId)) !== "to-send")
    return refuse(endpoint, "orders/not-possible");
  const use = await takeBankNumber(transaction, reference, { kind: "refund", id: orderId });
  if (use === null) return;
  const fields = { reference: "orders/reference-used" };
  refuse(endpoint, "orders/reference-used", { fields, values: { use } });
}
