import { momentOfDay } from "#engine/contract/date-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { daysToAccept } from "../../contract/order-states.ts";
import type { OrderDetail, OrderStep } from "../../contract/orders.ts";
import { lateDaysOf } from "../late/late-days.ts";
import type { DetailRow } from "./order-reads.queries.ts";

const day = 86_400_000;

/** The way of an order that nothing happens to. */
const forth = [
  "PAYMENT_PENDING",
  "ORD_PLACED",
  "SELLER_ACCEPTED",
  "PACKED",
  "DISPATCHED",
  "OUT_FOR_DELIVERY",
  "DELIVERED",
];

/** What is to come of an order that has left that way; of the other states nothing is. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  DELIVERY_FAILED: ["OUT_FOR_DELIVERY", "DELIVERED"],
  CANCEL_REQUESTED: ["CANCEL_APPROVED"],
  RETURN_REQUESTED: ["RETURN_ACCEPTED"],
  REFUND_INPROGRESS: ["ORD_REFUNDED"],
  REFUND_FAILED: ["ORD_REFUNDED"],
};

/** The settlement states of a cancelled order are its refund. */
const ofRefund: Readonly<Record<string, readonly string[]>> = {
  SETTLEMENT_APPROVAL_INP: ["SETTLEMENT_INP", "ORD_REFUNDED"],
  SETTLEMENT_INP: ["ORD_REFUNDED"],
};

/** The states to come as the order stands. That a parcel goes out for delivery is said once it travels. */
function comingStates({ state, is_cancelled, is_practice }: DetailRow): readonly string[] {
  if (is_practice) return [];
  const at = forth.indexOf(state);
  if (at < 0) return elsewhere[state] ?? (is_cancelled ? ofRefund[state] : undefined) ?? [];
  return forth.slice(at + 1).filter((next) => next !== "OUT_FOR_DELIVERY" || state === "DISPATCHED");
}

/** When an order stood as placed, epoch milliseconds; null: it never came so far. */
export function placedAtOf({ states }: Pick<DetailRow, "states">): number | null {
  return states.find(({ state }) => state === "ORD_PLACED")?.enteredAt ?? null;
}

/** Until when a step to come is promised; of a late order nothing is. */
function promiseOf(row: DetailRow, state: string, at: Date): number | null {
  const expectedBy = momentOfDay(row.expected_by);
  const isPromised = row.state !== "PAYMENT_PENDING" && lateDaysOf(row, at) === null;
  if (state === "DELIVERED") return isPromised ? expectedBy : null;
  const placedAt = placedAtOf(row);
  if (state !== "SELLER_ACCEPTED" || !isPromised || placedAt === null) return null;
  return Math.min(placedAt + daysToAccept * day, expectedBy);
}

/** Where an order has been and where it goes from here, oldest first. */
export function wayOf(row: DetailRow, at: Date): Pick<OrderDetail, "way" | "daysAfterPayment"> {
  const passed: OrderStep[] = row.states.map(({ state, enteredAt }) => ({
    state,
    entryTS: enteredAt,
    byTS: null,
  }));
  const coming = comingStates(row).map((state) => ({
    state,
    entryTS: null,
    byTS: promiseOf(row, state, at),
  }));
  const daysFromOrder = Date.parse(row.expected_by) - Date.parse(dayInIndia(row.created_at));
  return {
    way: [...passed, ...coming],
    daysAfterPayment: row.state === "PAYMENT_PENDING" ? Math.round(daysFromOrder / day) : null,
  };
}
