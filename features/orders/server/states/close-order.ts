import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { postJournal, reversalOf, sumsOfOrder } from "#features/ledger/server";
import { type OrderState, passingStates } from "../../contract/order-states.ts";
import { oweRefund } from "../refunds/owe-refund.ts";

type World = Pick<Platform, "clock" | "events">;

/** An order that ends, and the row of its history by which it does: what follows happens once for it. */
export interface EndedOrder {
  readonly orderId: string;
  readonly moveId: number;
  readonly buyerProfileId: number;
}

/** What the order charged and promised is undone: debt, the seller's due, the coupon's share and the margin. */
export async function undoCharges(world: World, transaction: Transaction, order: EndedOrder): Promise<void> {
  const sums = await sumsOfOrder(transaction, order.orderId);
  await postJournal(world, transaction, reversalOf(order, sums));
}

const system = { actorKind: "system", actorProfileId: null } as const;

/** The move that follows at once when an order is over: its refund if something was paid, else its end. */
export async function closeOrder(
  world: World,
  transaction: Transaction,
  state: OrderState,
  { orderId, moveId, buyerProfileId }: EndedOrder,
) {
  const passing: readonly string[] = passingStates;
  if (!passing.includes(state)) return null;
  const isRefunded = await oweRefund(world, transaction, {
    effectKey: `order-refund:${orderId}:${moveId}`,
    orderId,
    buyerProfileId,
    isWhole: true,
  });
  return { ...system, action: isRefunded ? "START_REFUND" : "CLOSE" } as const;
}
