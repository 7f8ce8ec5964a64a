import { expect, it } from "vitest";
import { areAllTicked, tickedAfter, tickedFirst } from "./ticks.ts";

const orders = Array.from({ length: 60 }, (_, at) => ({ orderId: `${at}` }));
const fifty = orders.slice(0, 50);

it("of more than fifty orders the first fifty are ticked at once, and the box for all shows it", () => {
  expect([...tickedFirst(orders)]).toEqual(fifty.map(({ orderId }) => orderId));
  expect([areAllTicked(orders, fifty), areAllTicked(orders, fifty.slice(1))]).toEqual([true, false]);
  expect(areAllTicked(orders.slice(0, 3), orders.slice(0, 3))).toBe(true);
});

it("a tick above fifty is not taken, and one that is taken away makes room", () => {
  expect(tickedAfter(fifty, "50", true)).toBeNull();
  expect(tickedAfter(fifty, "7", false)?.size).toBe(49);
  expect(tickedAfter(fifty.slice(1), "50", true)?.has("50")).toBe(true);
});
