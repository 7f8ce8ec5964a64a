import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultDataFolder, memoryFolder } from "@santha/embedded-postgres/place";
import { expect, test } from "vitest";
import { placeForTests } from "./test-place.ts";

const inCheckout = join(defaultDataFolder, "test");

test("where memory does not hold the data of tests, they lie in the checkout", () => {
  expect(placeForTests({ inMemoryFolder: Number.POSITIVE_INFINITY, ofAllMemory: 0 })).toBe(inCheckout);
  expect(placeForTests({ inMemoryFolder: 0, ofAllMemory: Number.POSITIVE_INFINITY })).toBe(inCheckout);
});

test.runIf(existsSync(memoryFolder))(
  "where it does, they lie in memory, each checkout's in a place of its own",
  () => {
    expect(placeForTests({ inMemoryFolder: 1, ofAllMemory: 1 })).toMatch(
      /^\/dev\/shm\/santha-tests-[0-9a-f]{16}$/,
    );
  },
);
