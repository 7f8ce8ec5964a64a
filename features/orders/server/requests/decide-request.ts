import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { SomePacks } from "../../contract/order-actions.ts";
import type { RequestDecision } from "../../contract/order-requests.ts";
import type { ActorKind, OrderAction, OrderState } from "../../contract/order-states.ts";
import { requestDecided } from "../events.ts";
import { placeOncePaid } from "../placing/place-once-paid.ts";
import { applyTransition, type TransitionContext } from "../states/advance-order.ts";
import type { OrderForRemoval } from "./removals.queries.ts";
import { removeLines } from "./remove-lines.ts";
import { isAll } from "./removed-lines.ts";
import { closeRequest, type RequestRow } from "./requests.queries.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;

export interface Decision {
  /** Locked by the caller, with its open request. */
  readonly order: OrderForRemoval;
  readonly request: RequestRow;
  /** The accepted packs among the requested lines. */
  readonly accepted: readonly SomePacks[];
  readonly isSellable?: (listingId: number) => boolean;
  readonly actorKind: ActorKind;
  readonly actorProfileId: number | null;
  /** The reason for refused packs. */
  readonly reason?: string;
}

/**
 * Decides an open request within the caller's transaction. Accepted packs leave the order and are refunded;
 * accepting all packs ends the order. "refused" when order or request has changed meanwhile; the caller must
 * then roll back.
 */
export async function decideRequestIn(
  world: TransitionContext,
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
    if ((await applyTransition(world, transaction, move)) === "refused") return "refused";
  } else await placeOncePaid(world, transaction, { orderId, state: order.state, ...bySystem });
  await emit(world, transaction, requestDecided, { orderId, requestId });
  return "decided";
}

/** The order's transition for a decision; null when nothing is packed yet and some packs stay. */
function actionOf(state: string, isAccepted: boolean, isWhole: boolean): OrderAction | null {
  if (state === "CANCEL_REQUESTED")
    return isWhole ? "APPROVE_CANCEL" : isAccepted ? "CANCEL_PART" : "REJECT_CANCEL";
  if (state === "RETURN_REQUESTED")
    return isWhole ? "ACCEPT_RETURN" : isAccepted ? "ACCEPT_PART" : "REJECT_RETURN";
  return isWhole ? "CANCEL_ORDER" : null;
}

/** Checks a decision against its request; returns the error code of an invalid one. */
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
