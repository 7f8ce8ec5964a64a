import type { Transaction } from "@santha/database/client";
import { takeStock } from "#features/catalogue";
import { emit } from "#platform/events";
import { advanceIn, type MoveWorld } from "./advance-order.ts";
import { findPlacing } from "./online.queries.ts";
import { orderPaidOnline } from "./orders.events.ts";
import { oweRefund } from "./owe-refund.ts";

type World = MoveWorld;

interface Seen {
  readonly orderId: string;
  readonly state: string;
}

/** The verified payment of a master order, whose money is in the books already. */
export interface PaidOnline {
  readonly txnid: string;
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly orders: readonly Seen[];
}

/**
 * The orders of a verified online payment go to their sellers, its recipient is told. Packs that were taken out of an
 * order after the payment had begun were paid too, and so was an order that was cancelled since: that goes back.
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

/** Ends orders whose online payment failed or never came: stock, debt and margin as if there had been no order. */
export async function endUnpaid(
  world: World,
  transaction: Transaction,
  orders: readonly Seen[],
  action: "FAIL_PAYMENT" | "EXPIRE",
): Promise<void> {
  for (const { orderId } of orders) {
    await bySystem(world, transaction, orderId, { action, from: "PAYMENT_PENDING" });
  }
}

/** Brings orders back that were over when their money came. False: the stock is gone, and the caller must undo it. */
export async function reviveOrders(
  world: World,
  transaction: Transaction,
  { masterId, orders }: { readonly masterId: string; readonly orders: readonly Seen[] },
): Promise<boolean> {
  const placing = await findPlacing(transaction, masterId);
  if (!placing || !(await takeStock(transaction, placing.lines))) return false;
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
  move: Pick<Parameters<typeof advanceIn>[2], "action" | "from">,
): Promise<void> {
  const moved = await advanceIn(world, transaction, {
    orderId,
    ...move,
    actorKind: "system",
    actorProfileId: null,
  });
  // The orders are held by this transaction, so nobody else has moved them.
  if (moved === "refused") throw new Error(`${move.action} from ${move.from} was refused`);
}
