import { vi } from "vitest";

/** Whether the tests run with many more repeats (`npm run test:long`). */
const isLong = process.env["SANTHA_RACES"] !== undefined;

/** How long each test of a file that repeats itself may take: so many milliseconds, two hours in the long run. */
export function allowEachTest(milliseconds: number): void {
  vi.setConfig({ testTimeout: isLong ? 7_200_000 : milliseconds });
}

/** How many of something a test does: more in the long run. */
export function inLongRun(many: number, { else: few }: { readonly else: number }): number {
  return isLong ? many : few;
}
