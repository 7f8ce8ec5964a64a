import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { decideForSupport as endpoint } from "#features/support/contract";
import { findOrderState } from "../reads/order-reads.queries.ts";
import { decideRequestIn, readDecision } from "./decide-request.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { findOpenRequest } from "./requests.queries.ts";

/** Support decides what a buyer asked for; of two who decide at once one wins. */
export async function decideForSupport(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    if (!order) return refuse(endpoint, "orders/not-found");
    const request = await findOpenRequest(transaction, orderId);
    if (request?.requestId !== body.requestId) return refuse(endpoint, "orders/not-possible");
    const decision = readDecision(request, body);
    if (typeof decision === "string") {
      const fields = decision === "orders/reason-missing" ? { reason: decision } : {};
      return refuse(endpoint, decision, { fields });
    }
    const actor = { actorKind: "support", actorProfileId: context.actor.profileId } as const;
    const outcome = await decideRequestIn(context, transaction, { order, request, ...decision, ...actor });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    const detail = { requestId: request.requestId };
    await audit(context, transaction, {
      action: "orders/decided-for-support",
      subject: `order ${orderId}`,
      detail,
    });
    return { orderId, state: await findOrderState(transaction, orderId) };
  });
}
