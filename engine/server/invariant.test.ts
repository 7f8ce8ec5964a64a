import { expect, test } from "vitest";
import { invariant } from "./invariant.ts";

test("A value that is there passes, also nothing, none and no; one that is missing is a fault that says the rule", () => {
  expect([0, "", false].map((value) => invariant(value, "there"))).toEqual([0, "", false]);
  for (const missing of [null, undefined])
    expect(() => invariant(missing, "each order has an id")).toThrow("each order has an id");
});
