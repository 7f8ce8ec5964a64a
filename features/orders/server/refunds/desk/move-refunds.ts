import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { moveRefunds as endpoint } from "../../../contract/refund-desk.ts";
import { lockOrder } from "../../money/lock-orders.queries.ts";
import { moveByFinance } from "../move-by-finance.ts";
import { sortRefunds } from "./preview-refunds.ts";
import { selectRefundsById } from "./refund-desk.queries.ts";

/**
 * Moves the refunds of a preview, each as a single one. All orders are locked first, in one sequence: of two
 * decisions at once the second waits, and compares with what the first has left.
 */
export async function moveRefunds(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { action, refundIds, fingerprint } = body;
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const asked = await selectRefundsById(transaction, refundIds, context.actor.profileId);
    for (const orderId of [...new Set(asked.map((row) => row.orderId))].toSorted())
      await lockOrder(transaction, orderId);
    const rows = await selectRefundsById(transaction, refundIds, context.actor.profileId);
    const seen = sortRefunds(rows, action, context.config.secondPersonAboveInPaise);
    if (seen.fingerprint !== fingerprint || seen.leftOut.length > 0)
      return refuse(endpoint, "orders/refunds-changed");
    const done: AnswerOf<typeof endpoint>["done"] = [];
    const refused: AnswerOf<typeof endpoint>["refused"] = [];
    for (const { refundId } of seen.refunds) {
      const status = await moveByFinance(context, transaction, { refundId, action, reference: null });
      if (status === "refused") refused.push({ refundId, why: "moved-on" });
      else if (status === "same-person") refused.push({ refundId, why: "same-person" });
      else done.push({ refundId, status });
    }
    const moved = new Set(done.map(({ refundId }) => refundId));
    const sums = seen.refunds.filter(({ refundId }) => moved.has(refundId));
    return { done, refused, sumInPaise: sumOf(sums.map(({ amountInPaise }) => amountInPaise)) };
  });
}
