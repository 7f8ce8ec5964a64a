import { describe, expect, it } from "vitest";
import { stepsToLeaveProduct, withSkuChange } from "../routes/history-counting.ts";
import { backMove } from "./back-move.ts";

const situation = {
  rule: undefined,
  state: {},
  entriesBefore: 5,
  pageBefore: undefined,
  above: "/app/store",
} as const;

describe("back button", () => {
  it("[SHELL-039] leaves a product in one press, after any number of SKU changes", () => {
    let state: object = { key: "first" };
    for (const changes of [0, 1, 2, 3]) {
      expect(backMove({ ...situation, rule: "leaves-product", state })).toEqual({ steps: changes + 1 });
      state = withSkuChange(state);
    }
  });

  it("[SHELL-039] in a tab that began with the product it leads to the page above", () => {
    const state = withSkuChange({});
    expect(backMove({ ...situation, rule: "leaves-product", state, entriesBefore: 1 })).toEqual({
      to: "/app/store",
    });
  });

  it("[SHELL-041] follows the back link that the route declares", () => {
    expect(backMove({ ...situation, rule: { to: "/app/order" } })).toEqual({ to: "/app/order" });
  });

  it("[SHELL-041] goes back to the declared page where it is the one before, so that place and tab are found again (U22)", () => {
    const rule = { to: "/app/coupons" };
    for (const pageBefore of ["/app/coupons", "/app/coupons?tab=1"])
      expect(backMove({ ...situation, rule, pageBefore })).toEqual({ steps: 1 });
    for (const pageBefore of ["/app/home", "/app/coupons/order/3", undefined])
      expect(backMove({ ...situation, rule, pageBefore })).toEqual(rule);
  });

  it("[SHELL-042] otherwise goes to the previous page, and to the page above when there is none", () => {
    expect(backMove(situation)).toEqual({ steps: 1 });
    expect(backMove({ ...situation, entriesBefore: 0 })).toEqual({ to: "/app/store" });
  });

  it.each([null, undefined, 3, {}, { skuChanges: -2 }, { skuChanges: 1.5 }, { skuChanges: "4" }])(
    "counts no SKU change in the state %j",
    (state) => {
      expect(stepsToLeaveProduct(state)).toBe(1);
    },
  );
});
