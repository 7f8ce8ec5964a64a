import { rupeesOf } from "#engine/contract/money.ts";
import type { NextStep } from "../../contract/order-groups.ts";
import { hasEndedUnpaid } from "../../contract/order-states.ts";
import type { OrderTile } from "../../contract/orders.ts";
import type { TileRow } from "./order-reads.queries.ts";

/** What helps most with the order now; practice has only its screens. */
export function nextStepOf(row: TileRow): NextStep | null {
  if (row.is_practice) return null;
  if (row.is_cancelled || hasEndedUnpaid(row.state)) return "ORDER_AGAIN";
  if (row.state === "PAYMENT_PENDING") return row.payment_mode === "Online" ? "PAY" : "PAYMENT_DETAILS";
  if (row.delivered_at === null) return "TRACK";
  if (row.state === "DELIVERED" && cashToCollectOf(row) !== null) return "COLLECT";
  return row.balance_in_paise > 0 ? "PAYMENT_DETAILS" : null;
}

/**
 * The one sum that a farmer has to give to the seller in cash: the goods without what was entered as paid, and a margin
 * that the seller takes with them.
 */
export function cashToCollectOf(row: TileRow): number | null {
  const isForCustomer = row.buyer_is_agent && row.made_for !== null;
  const isOfFarmer = row.payment_mode === "COD" && isForCustomer && !row.is_practice;
  const goodsInPaise = Math.max(0, row.balance_in_paise - row.waiting_in_paise);
  const dueInPaise = goodsInPaise + (row.margin_due_in_paise ?? 0);
  return isOfFarmer && !row.is_cancelled && dueInPaise > 0 ? rupeesOf(dueInPaise) : null;
}

/** Until when the transfer has to come, unless all of it was entered and waits to be confirmed. */
export function payUntilOf({ pay_before, balance_in_paise, waiting_in_paise }: TileRow): number | null {
  return balance_in_paise > waiting_in_paise ? (pay_before?.getTime() ?? null) : null;
}

/** The margin that the agent takes from the farmer himself, beside what the seller takes. */
export function marginToCollectOf(row: TileRow): number | null {
  const marginInPaise = row.booked_margin_in_paise ?? 0;
  const isTaken = row.collected_by === "agent" && marginInPaise > 0 && cashToCollectOf(row) !== null;
  return isTaken ? rupeesOf(marginInPaise) : null;
}

/** What was paid goes back, with the margin where the payer paid that online too. */
export function cancellingOf(row: TileRow, actions: readonly string[]): OrderTile["cancelling"] {
  if (!actions.includes("CANCEL_ORDER")) return null;
  const paidInPaise = Math.max(0, row.total_in_paise - row.balance_in_paise);
  const isMarginPaid = row.collected_by === "platform" && row.state !== "PAYMENT_PENDING";
  const marginInPaise = isMarginPaid ? (row.booked_margin_in_paise ?? 0) : 0;
  return { goesBack: rupeesOf(paidInPaise + marginInPaise), asksSeller: row.state === "PACKED" };
}
