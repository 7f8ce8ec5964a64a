import { afterEach, expect, test, vi } from "vitest";
import { closers } from "./start-up.ts";

afterEach(() => vi.useRealTimers());

test("what never ends closing is named after its time, and what was opened before it is closed all the same, in order", async () => {
  vi.useFakeTimers();
  const faults: string[] = [];
  const closed: string[] = [];
  const opened = closers((name, error) => faults.push(`${name}: ${String(error)}`));
  opened.push("PostgreSQL", async () => closed.push("PostgreSQL"));
  opened.push("pool", async () => closed.push("pool"));
  opened.push("jobs", () => new Promise(() => {}));
  opened.push("http", async () => closed.push("http"));
  const all = opened.closeAll();
  await vi.advanceTimersByTimeAsync(7999);
  expect([closed, faults]).toEqual([["http"], []]);
  await vi.advanceTimersByTimeAsync(1);
  await all;
  expect(closed).toEqual(["http", "pool", "PostgreSQL"]);
  expect(faults).toEqual(["jobs: Error: not closed within 8 s"]);
});
