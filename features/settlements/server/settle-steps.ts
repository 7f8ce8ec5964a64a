import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { ActorKind, OrderAction } from "#features/orders/contract/order-states.ts";
import { applyTransition } from "#features/orders/server";
import { bookSettled } from "./book-settled.ts";
import { dueOf, giveCredit, keepDebtsBack } from "./debts/seller-debts.ts";
import { setOffCredit } from "./debts/set-off.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { withholdFromSeller } from "./withhold-from-seller.ts";

type World = Pick<Platform, "clock" | "config" | "events" | "ids">;

/** Who moves a settlement on: a person of finance, or the clock where nothing is to be paid. */
export interface SettledBy {
  readonly actorKind: Extract<ActorKind, "finance" | "system">;
  readonly actorProfileId: number | null;
}

interface SettledOrder {
  readonly orderId: string;
  readonly sellerId: number;
}

/** The move of the order for each action, from its state to the next one. */
export const settlementMoves = {
  APPROVE_SETTLEMENT: { from: "SETTLEMENT_APPROVAL_INP", to: "SETTLEMENT_INP" },
  HOLD_SETTLEMENT: { from: "SETTLEMENT_APPROVAL_INP", to: "DELIVERED" },
  RELEASE_SETTLEMENT: { from: "DELIVERED", to: "SETTLEMENT_APPROVAL_INP" },
  PAY_OUT: { from: "SETTLEMENT_INP", to: "SETTLED" },
  CLOSE_SETTLEMENT: { from: "SETTLEMENT_INP", to: "SETTLED" },
} as const satisfies Partial<Record<OrderAction, object>>;

/** Moves the order; false when it has moved on. */
export async function advanceSettlement(
  world: World,
  transaction: Transaction,
  move: { readonly orderId: string; readonly action: keyof typeof settlementMoves; readonly reason?: string },
  by: SettledBy,
): Promise<boolean> {
  const { from } = settlementMoves[move.action];
  return (await applyTransition(world, transaction, { ...move, ...by, from })) !== "refused";
}

/** Approves what a seller gets for an order that is held: taxes and debts are deducted. False when it has moved on. */
export async function approveSettlementIn(
  world: World,
  transaction: Transaction,
  order: SettledOrder,
  by: SettledBy,
): Promise<boolean> {
  const { orderId, sellerId } = order;
  if (!(await advanceSettlement(world, transaction, { orderId, action: "APPROVE_SETTLEMENT" }, by)))
    return false;
  // Locked before any write, because two orders approved in parallel deduct the seller's same debts.
  await lockSeller(transaction, sellerId);
  await setOffCredit(world, transaction, sellerId);
  await withholdFromSeller(world, transaction, orderId);
  await giveCredit(world, transaction, order);
  await keepDebtsBack(world, transaction, order);
  return true;
}

/** Closes an approved order of which nothing is to be paid. False when it has moved on, or something is due. */
export async function closeSettlementIn(
  world: World,
  transaction: Transaction,
  { orderId, sellerId }: SettledOrder,
  by: SettledBy,
): Promise<boolean> {
  await lockSeller(transaction, sellerId);
  if ((await dueOf(transaction, orderId)) > 0) return false;
  if (!(await advanceSettlement(world, transaction, { orderId, action: "CLOSE_SETTLEMENT" }, by)))
    return false;
  await bookSettled(world, transaction, { orderId, by: "closing" });
  await setOffCredit(world, transaction, sellerId);
  return true;
}
