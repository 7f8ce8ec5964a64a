import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { releaseBatches, restockBatches, sendBatches } from "#features/batches/server";
import { dispatchStock, releaseStock, restock } from "#features/catalogue/server";
import { postJournal } from "#features/ledger/server";
import {
  type ActorKind,
  movesOf,
  type OrderAction,
  type OrderState,
  statesThatFreeStock,
  type Transition,
} from "../../contract/order-states.ts";
import type { Shipment } from "../../contract/orders.ts";
import { orderStateChanged } from "../events.ts";
import { earnMarginOnceDue } from "../money/earn-margin.ts";
import { placementSets } from "../money/placement-sets.ts";
import { insertStateChange } from "../queries.ts";
import { followRequest } from "../requests/follow-request.ts";
import { closeOrder, type EndedOrder, undoCharges } from "./close-order.ts";
import { type MovedOrder, moveOrder } from "./moves.queries.ts";
import { insertShipment } from "./shipments.queries.ts";

export interface Advance {
  readonly orderId: string;
  readonly action: OrderAction;
  /** Where the caller saw the order; somebody else may have moved it since. */
  readonly from: OrderState;
  readonly actorKind: ActorKind;
  readonly actorProfileId: number | null;
  /** Why, in the actor's words; shown in the history. */
  readonly reason?: string;
  /** The parcel comes back: whether the packs of a line can be sold again; default all of them. */
  readonly isSellable?: (listingId: number) => boolean;
  /** How the parcel travels, said at dispatch. */
  readonly shipment?: Shipment | null;
}

export type TransitionContext = Pick<Platform, "clock" | "events" | "ids">;

/** Takes one move of the table; "refused" when the table has no such move or the order has moved meanwhile. */
export async function advanceOrder(
  world: TransitionContext & Pick<Platform, "database">,
  advance: Advance,
): Promise<"moved" | "refused"> {
  return inTransaction(world, (transaction) => applyTransition(world, transaction, advance));
}

/**
 * The same within the caller's transaction. The order is over after some moves; it then goes on at once to its
 * refund, or to its end when nothing had been paid.
 */
export async function applyTransition(
  world: TransitionContext,
  transaction: Transaction,
  advance: Advance,
): Promise<"moved" | "refused"> {
  const move = moveOf(advance);
  if (!move) return "refused";
  const at = world.clock.now();
  const { orderId } = advance;
  const moved = await moveOrder(transaction, { ...move, orderId, at });
  if (!moved) return "refused";
  const moveId = await insertStateChange(transaction, { ...advance, from: move.from, to: move.to, at });
  const order = { ...moved, orderId, moveId };
  await followRequest(transaction, advance, move, { lines: moved.lines, at });
  await takeEffect(world, transaction, advance, move, order);
  await emit(world, transaction, orderStateChanged, { orderId, from: move.from, to: move.to });
  const closing = await closeOrder(world, transaction, move.to, order);
  if (closing) await applyTransition(world, transaction, { orderId, from: move.to, ...closing });
  return "moved";
}

/** Settlement states have two readings; which one holds is checked against the order itself when it is moved. */
function moveOf({ from, action, actorKind }: Advance): Transition | undefined {
  const moves = [...movesOf(from, actorKind, false), ...movesOf(from, actorKind, true)];
  return moves.find((move) => move.action === action);
}

async function takeEffect(
  world: TransitionContext,
  transaction: Transaction,
  { isSellable = () => true, shipment }: Advance,
  { action, to }: Transition,
  order: MovedOrder & EndedOrder,
): Promise<void> {
  const freeing: readonly string[] = statesThatFreeStock;
  const isComingBack = to === "RETURNED_TO_ORIGIN" || to === "RETURN_ACCEPTED";
  const at = world.clock.now();
  if (to === "DISPATCHED") {
    await dispatchStock(transaction, order.lines);
    await sendBatches(transaction, { ...order, at });
  }
  if (to === "DISPATCHED" && shipment) await insertShipment(transaction, { ...order, shipment, at });
  if (freeing.includes(to)) {
    await releaseStock(transaction, order.lines);
    await releaseBatches(transaction, { ...order, at });
  }
  if (isComingBack) {
    const lines = order.lines.filter(({ listingId }) => isSellable(listingId));
    await restock(transaction, lines);
    await restockBatches(transaction, { ...order, lines, at });
  }
  if (isComingBack || freeing.includes(to)) await undoCharges(world, transaction, order);
  if (action === "PAY_LATE") {
    const again = placementSets({ ...order, id: order.orderId }, `late-${order.moveId}`);
    await postJournal(world, transaction, again);
  }
  if (action === "DELIVER") await earnMarginOnceDue(world, transaction, order.orderId);
}
