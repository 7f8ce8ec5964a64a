import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadOver, sumOf } from "#engine/contract/money.ts";

const weights = fc.array(fc.integer({ min: 0, max: 10_000_000_00 }), { minLength: 1, maxLength: 12 });

test("an amount spread over weights sums to itself, and no part is a paisa off its exact share", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_00 }), weights, (amount, list) => {
      const parts = spreadOver(amount, list);
      const whole = sumOf(list);
      expect(sumOf(parts)).toBe(whole === 0 ? 0 : amount);
      for (const [at, part] of parts.entries()) {
        const exact = whole === 0 ? 0 : (amount * (list[at] ?? 0)) / whole;
        expect(Number.isInteger(part) && Math.abs(part - exact) < 1).toBe(true);
      }
    }),
  );
});

test("no part is larger than its weight when the amount is not larger than the whole", () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const parts = spreadOver(Math.floor(sumOf(list) * share), list);
      for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(list[at] ?? 0);
    }),
  );
});

test("of equal remainders the earlier part is rounded up", () => {
  expect(spreadOver(100_00, [1, 1, 1])).toEqual([33_34, 33_33, 33_33]);
  expect(spreadOver(50_00, [0, 0])).toEqual([0, 0]);
});
