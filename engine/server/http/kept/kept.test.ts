import { expect, test, vi } from "vitest";
import type { Database } from "../../data/client.ts";
import { keptOf, sessionKeys } from "./kept.ts";

test("large answers push out the ones before them, but no session", async () => {
  const kept = keptOf({} as Database, 60_000);
  const readSession = vi.fn(async () => "somebody");
  const readAnswer = vi.fn(async () => ({ bytes: Buffer.alloc(10_000_000) }));
  const session = () => kept.get(`${sessionKeys}one`, undefined, readSession);
  await session();
  for (const key of ["a", "b", "c", "c", "d"]) await kept.get(key, undefined, readAnswer);
  expect(readAnswer).toHaveBeenCalledTimes(4);
  await kept.get("d", undefined, readAnswer);
  expect(readAnswer).toHaveBeenCalledTimes(4);
  await kept.get("a", undefined, readAnswer);
  expect(readAnswer).toHaveBeenCalledTimes(5);
  await session();
  expect(readSession).toHaveBeenCalledTimes(1);
});

test("lists and maps count by their entries: a hundred long ones do not stay", async () => {
  const kept = keptOf({} as Database, 60_000);
  const read = vi.fn(async () => new Map(Array.from({ length: 2000 }, (_, at) => [at, [at]])));
  const ask = (place: number) => kept.get(`discounts ${place}`, undefined, read);
  for (let place = 0; place < 100; place++) await ask(place);
  await ask(99);
  expect(read).toHaveBeenCalledTimes(100);
  await ask(0);
  expect(read).toHaveBeenCalledTimes(101);
});
