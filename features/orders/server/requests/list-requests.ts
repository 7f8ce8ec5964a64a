import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { listRequests as endpoint } from "../../contract/order-requests.ts";
import { maySeeOrder } from "../policy.ts";
import { findOrder } from "../reads/order-reads.queries.ts";
import { askableOf, disputablePacks } from "./askable.ts";
import { findOrderWithLines } from "./removals.queries.ts";
import { orderRequestOf } from "./request-dto.ts";
import { selectRequests } from "./requests.queries.ts";

/** What was asked for packs of an order; the buyer alone can ask for more. */
export async function listRequests(
  { actor, clock, database }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const seen = await findOrder(database, orderId);
  if (!seen || !maySeeOrder(actor, seen)) return refuse(endpoint, "orders/not-found");
  const rows = await selectRequests(database, orderId);
  const requests = rows.map(orderRequestOf);
  const order = await findOrderWithLines(database, orderId);
  if (!order || order.buyerProfileId !== actor.profileId) return { askable: null, disputable: [], requests };
  const at = clock.now();
  return {
    askable: askableOf(order, at),
    disputable: rows
      .filter((row) => disputablePacks(order, row, at).length > 0)
      .map(({ requestId }) => requestId),
    requests,
  };
}
