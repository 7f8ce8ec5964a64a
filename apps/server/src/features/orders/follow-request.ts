import type { SomePacks } from "@santha/contract/order-actions";
import type { OrderAction, Transition } from "@santha/contract/order-states";
import type { Transaction } from "@santha/database/client";
import type { Advance } from "./advance-order.ts";
import { closeRequest, findOpenRequest, insertRequest } from "./requests.queries.ts";

const granting: readonly OrderAction[] = ["APPROVE_CANCEL", "ACCEPT_RETURN"];

/**
 * An order in which something is asked for always has its open request, and no other one has. A move that was taken
 * alone, without choosing packs or deciding on them, asks for all packs or decides on all of them.
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
