import { expect, test } from "vitest";
import { retryPause } from "./retry-pause.ts";

test("Two that were undone by the same deadlock wait for times of their own before they try again, after a second one for longer", () => {
  for (const [failedTries, most] of [
    [1, 40],
    [2, 80],
  ] as const) {
    const pauses = Array.from({ length: 500 }, () => retryPause(failedTries));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(most / 2);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
    expect(new Set(pauses).size).toBeGreaterThan(most / 4);
  }
});
