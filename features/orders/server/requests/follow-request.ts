import type { Transaction } from "#engine/server/data/client.ts";
import type { SomePacks } from "../../contract/order-actions.ts";
import type { OrderAction, Transition } from "../../contract/order-states.ts";
import type { Advance } from "../states/advance-order.ts";
import { closeRequest, findOpenRequest, insertRequest } from "./requests.queries.ts";

const granting: readonly OrderAction[] = ["APPROVE_CANCEL", "ACCEPT_RETURN"];

/**
 * Keeps requests in step with the order: an order in a requested state has exactly one open request, others have
 * none. A transition without chosen packs requests, or decides on, all packs.
 */
export async function followRequest(
  transaction: Transaction,
  advance: Advance,
  { from, to }: Transition,
  order: { readonly lines: readonly SomePacks[]; readonly at: Date },
): Promise<void> {
  const { orderId, action } = advance;
  if (to === "CANCEL_REQUESTED" || to === "RETURN_REQUESTED") {
    if (await findOpenRequest(transaction, orderId)) return;
    const kind = to === "CANCEL_REQUESTED" ? "cancel" : "return";
    await insertRequest(transaction, { orderId, kind, reasonCode: null, note: "", ...order });
  }
  if (from !== "CANCEL_REQUESTED" && from !== "RETURN_REQUESTED") return;
  const request = await findOpenRequest(transaction, orderId);
  if (!request) return;
  await closeRequest(transaction, {
    requestId: request.requestId,
    status: action === "WITHDRAW_CANCEL" || action === "WITHDRAW_RETURN" ? "withdrawn" : "decided",
    decidedBy: advance.actorKind,
    answer: advance.reason ?? null,
    accepted: granting.includes(action) ? request.lines.map(({ listingId }) => listingId) : [],
    at: order.at,
  });
}
