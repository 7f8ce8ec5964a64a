import type { PayableOrder } from "../payable.queries.ts";

type Seen = Pick<PayableOrder, "state">;

const over: readonly string[] = ["PAYMENT_FAILED", "ORD_EXPIRED", "ORD_CANCELLED"];

/** The orders of a master order that wait for their payment; one that was cancelled meanwhile holds up no other. */
export function waitingOf<Order extends Seen>(orders: readonly Order[]): Order[] {
  return orders.filter(({ state }) => state === "PAYMENT_PENDING");
}

/** Whether all orders of a master order have ended without having been paid. */
export function areOver(orders: readonly Seen[]): boolean {
  return orders.every(({ state }) => over.includes(state));
}
