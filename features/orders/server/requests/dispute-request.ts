import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { disputeRequest as endpoint } from "../../contract/order-requests.ts";
import { applyTransition } from "../states/advance-order.ts";
import { disputablePacks } from "./askable.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { insertRequest, selectRequests } from "./requests.queries.ts";

/** What the seller has refused is asked for once more, and support decides. */
export async function disputeRequest(
  context: MemberContext,
  { params: { orderId, requestId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const at = context.clock.now();
  const { profileId } = context.actor;
  return inTransaction(context, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    if (order?.buyerProfileId !== profileId) return refuse(endpoint, "orders/not-found");
    const requests = await selectRequests(transaction, orderId);
    const refused = requests.find((request) => request.requestId === requestId);
    if (!refused) return refuse(endpoint, "orders/not-found");
    const lines = disputablePacks(order, refused, at);
    if (lines.length === 0) return refuse(endpoint, "orders/not-possible");
    const move =
      refused.kind === "cancel"
        ? ({ action: "CANCEL_ORDER", from: "PACKED", to: "CANCEL_REQUESTED" } as const)
        : ({ action: "REQUEST_RETURN", from: "DELIVERED", to: "RETURN_REQUESTED" } as const);
    const asked = { orderId, ...move, actorKind: "buyer", actorProfileId: profileId } as const;
    const { kind, reasonCode, note } = refused;
    await insertRequest(transaction, { orderId, kind, reasonCode, note, lines, disputesId: requestId, at });
    if ((await applyTransition(context, transaction, asked)) === "refused")
      return refuse(endpoint, "orders/not-possible");
    return { orderId, state: move.to };
  });
}
