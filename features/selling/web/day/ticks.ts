import { type DayOrder, mostDayOrders } from "#features/orders/contract/seller-day.ts";

type Orders = readonly Pick<DayOrder, "orderId">[];

/** What is ticked once an order's box was pressed; null: no more are moved at once. */
export function tickedAfter(chosen: Orders, orderId: string, isTicked: boolean): ReadonlySet<string> | null {
  const others = chosen.map((order) => order.orderId).filter((each) => each !== orderId);
  if (!isTicked) return new Set(others);
  return others.length < mostDayOrders ? new Set([...others, orderId]) : null;
}

/** The ticks of the box for all: as many orders as are moved at once, the longest wait first. */
export function tickedFirst(orders: Orders): ReadonlySet<string> {
  return new Set(orders.slice(0, mostDayOrders).map(({ orderId }) => orderId));
}

/** Whether as many are ticked as can be. */
export function areAllTicked(orders: Orders, chosen: Orders): boolean {
  return chosen.length === Math.min(orders.length, mostDayOrders);
}
