import { expect, test } from "vitest";
import { percentsOf } from "./poll-share.ts";

const shares = (...counts: (number | null)[]) => percentsOf(counts.map((count) => ({ count })));

test("the shares of a poll make 100 percent together", () => {
  expect(shares(1, 2, 3)).toEqual([17, 33, 50]);
  // Rounded one by one these would make 101 and 99.
  expect(shares(67, 67, 266)).toEqual([17, 17, 66]);
  expect(shares(33, 34, 133)).toEqual([17, 17, 66]);
});

test("equal votes are shown as equal, also where one percent is left over", () => {
  expect(shares(1, 1, 1)).toEqual([33, 33, 33]);
  expect(shares(3, 3, 2)).toEqual([37, 37, 25]);
  expect(shares(5, 5, 1)).toEqual([45, 45, 9]);
});

test("a poll without votes has shares of nothing, and one whose counts are not told has none", () => {
  expect(shares(0, 0)).toEqual([0, 0]);
  expect(shares(null, null)).toBeNull();
});
