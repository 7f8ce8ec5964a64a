import { dayInIndia } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { lockStock, takeStock } from "#features/catalogue/server";
import { orderPaidOnline } from "../events.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { applyTransition, type TransitionContext } from "../states/advance-order.ts";
import { selectListingsIn } from "./lock-orders.queries.ts";
import { findPlacing } from "./placing-facts.queries.ts";

type World = TransitionContext;

interface Seen {
  readonly orderId: string;
  readonly state: string;
}

/** A verified payment of a master order whose money is booked already. */
export interface PaidOnline {
  readonly txnid: string;
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly orders: readonly Seen[];
}

/**
 * Passes the orders of a verified online payment to their sellers and notifies. Refunds what was paid for packs
 * removed, or orders cancelled, after the payment began.
 */
export async function confirmPaidOnline(
  world: World,
  transaction: Transaction,
  { txnid, masterId, buyerProfileId, orders }: PaidOnline,
): Promise<void> {
  for (const { orderId, state } of orders) {
    const isCancelled = state === "ORD_CANCELLED";
    if (!isCancelled)
      await bySystem(world, transaction, orderId, { action: "CONFIRM_PAYMENT", from: "PAYMENT_PENDING" });
    const effectKey = `overpaid-online:${txnid}:${orderId}`;
    const refund = {
      effectKey,
      orderId,
      buyerProfileId,
      isWhole: isCancelled,
      ...(isCancelled && { cause: "late" as const }),
    };
    const isOwed = await oweRefund(world, transaction, refund);
    if (isCancelled && isOwed)
      await bySystem(world, transaction, orderId, { action: "REFUND_LATE_MONEY", from: "ORD_CANCELLED" });
  }
  await emit(world, transaction, orderPaidOnline, { masterId });
}

/** Ends orders whose online payment failed or never came; stock, debt and margin are reversed. */
export async function endUnpaid(
  world: World,
  transaction: Transaction,
  orders: readonly Seen[],
  action: "FAIL_PAYMENT" | "EXPIRE",
): Promise<void> {
  const orderIds = orders.map(({ orderId }) => orderId);
  // The second order would else wait for stock while the first holds its agent's row of the books.
  if (orders.length > 1) await lockStock(transaction, await selectListingsIn(transaction, orderIds));
  for (const orderId of orderIds) {
    await bySystem(world, transaction, orderId, { action, from: "PAYMENT_PENDING" });
  }
}

/** Restores ended orders whose money came late. False without stock or licence; the caller must then roll back. */
export async function reviveOrders(
  world: World,
  transaction: Transaction,
  { masterId, orders }: { readonly masterId: string; readonly orders: readonly Seen[] },
): Promise<boolean> {
  const placing = await findPlacing(transaction, masterId);
  const today = dayInIndia(world.clock.now());
  if (!placing || !(await takeStock(transaction, placing.lines, null, today))) return false;
  for (const { orderId, state } of orders) {
    if (state !== "PAYMENT_FAILED" && state !== "ORD_EXPIRED") return false;
    await bySystem(world, transaction, orderId, { action: "PAY_LATE", from: state });
  }
  return true;
}

async function bySystem(
  world: World,
  transaction: Transaction,
  orderId: string,
  move: Pick<Parameters<typeof applyTransition>[2], "action" | "from">,
): Promise<void> {
  const moved = await applyTransition(world, transaction, {
    orderId,
    ...move,
    actorKind: "system",
    actorProfileId: null,
  });
  // This transaction holds the order locks, so nobody else can have moved them.
  if (moved === "refused") throw new Error(`${move.action} from ${move.from} was refused`);
}
