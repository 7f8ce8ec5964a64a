import { expect, test } from "vitest";
import { secureIds, seededIds } from "./ids.ts";

test("the predictable ids of tests give what the secure ones give, and refuse what they refuse", () => {
  for (const ids of [secureIds, seededIds("same")]) {
    for (const count of [1, 4, 14]) expect(ids.digits(count)).toMatch(new RegExp(`^[0-9]{${count}}$`));
    expect(() => ids.digits(15)).toThrow(RangeError);
    expect(ids.token()).toMatch(/^[\w-]{22}$/);
  }
});
