import { expect, test, vi } from "vitest";
import { followFlags } from "./follow-flags.ts";

test("a reading that failed is made again by itself, however sure the signals are", async () => {
  vi.useFakeTimers();
  const reload = vi.fn(async () => {});
  const warn = vi.fn();
  let tell = () => {};
  const wait = async (_: string, onSignal: () => void) => {
    tell = onSignal;
    return () => {};
  };
  const stop = await followFlags({
    flags: { reload },
    signals: { wait, areSure: true },
    log: { warn },
  } as unknown as Parameters<typeof followFlags>[0]);
  reload.mockRejectedValueOnce(new Error("away"));
  tell();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reload.mock.calls.length, warn.mock.calls.length]).toEqual([4, 1]);
  await stop();
  vi.useRealTimers();
});
