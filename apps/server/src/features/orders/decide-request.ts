import type { SomePacks } from "@santha/contract/order-actions";
import type { RequestDecision } from "@santha/contract/order-requests";
import type { ActorKind, OrderAction, OrderState } from "@santha/contract/order-states";
import type { Transaction } from "@santha/database/client";
import { emit } from "#platform/events";
import { advanceIn, type MoveWorld } from "./advance-order.ts";
import { requestDecided } from "./orders.events.ts";
import { placeOncePaid } from "./place-once-paid.ts";
import type { OrderForRemoval } from "./removals.queries.ts";
import { removeLines } from "./remove-lines.ts";
import { isAll } from "./removed-lines.ts";
import { closeRequest, type RequestRow } from "./requests.queries.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;

export interface Decision {
  /** Held by the caller, with its open request. */
  readonly order: OrderForRemoval;
  readonly request: RequestRow;
  /** Of the lines that were asked for: those that are accepted. */
  readonly accepted: readonly SomePacks[];
  readonly isSellable?: (listingId: number) => boolean;
  readonly actorKind: ActorKind;
  readonly actorProfileId: number | null;
  /** Why packs are refused. */
  readonly reason?: string;
}

/**
 * Decides an open request within the caller's transaction: accepted packs leave the order and are refunded, the rest
 * stays; all of its packs end the order. "refused" when order or request were moved meanwhile; the caller undoes then
 * what was written.
 */
export async function decideRequestIn(
  world: MoveWorld,
  transaction: Transaction,
  decision: Decision,
): Promise<"decided" | "refused"> {
  const { order, request, accepted, isSellable = () => true, reason, ...actor } = decision;
  const { orderId } = order;
  const { requestId } = request;
  const isWhole = isAll(order, accepted);
  const isClosed = await closeRequest(transaction, {
    requestId,
    status: "decided",
    decidedBy: actor.actorKind,
    answer: reason ?? null,
    accepted: accepted.map(({ listingId }) => listingId),
    at: world.clock.now(),
  });
  if (!isClosed) return "refused";
  if (accepted.length > 0 && !isWhole)
    await removeLines(world, transaction, { order, request, lines: accepted, isSellable });
  const action = actionOf(order.state, accepted.length > 0, isWhole);
  const from = order.state as OrderState;
  if (action) {
    const move = { orderId, action, from, isSellable, ...actor, ...(reason !== undefined && { reason }) };
    if ((await advanceIn(world, transaction, move)) === "refused") return "refused";
  } else await placeOncePaid(world, transaction, { orderId, state: order.state, ...bySystem });
  await emit(world, transaction, requestDecided, { orderId, requestId });
  return "decided";
}

/** The move of the order that goes with a decision; null: nothing is packed yet, and some packs stay in it. */
function actionOf(state: string, isAccepted: boolean, isWhole: boolean): OrderAction | null {
  if (state === "CANCEL_REQUESTED")
    return isWhole ? "APPROVE_CANCEL" : isAccepted ? "CANCEL_PART" : "REJECT_CANCEL";
  if (state === "RETURN_REQUESTED")
    return isWhole ? "ACCEPT_RETURN" : isAccepted ? "ACCEPT_PART" : "REJECT_RETURN";
  return isWhole ? "CANCEL_ORDER" : null;
}

/** The decision as somebody sent it, read against the request; what is wrong with it as the code of a refusal. */
export function readDecision(
  request: RequestRow,
  { lines, reason }: RequestDecision,
): Pick<Decision, "accepted" | "isSellable" | "reason"> | "orders/lines-undecided" | "orders/reason-missing" {
  const decided = new Map(lines.map((line) => [line.listingId, line]));
  const isComplete =
    decided.size === lines.length &&
    lines.length === request.lines.length &&
    request.lines.every(({ listingId }) => decided.has(listingId));
  if (!isComplete) return "orders/lines-undecided";
  if (reason === undefined && lines.some(({ isAccepted }) => !isAccepted)) return "orders/reason-missing";
  return {
    accepted: request.lines.filter(({ listingId }) => decided.get(listingId)?.isAccepted),
    isSellable: (listingId) => decided.get(listingId)?.isSellable ?? true,
    ...(reason !== undefined && { reason }),
  };
}
