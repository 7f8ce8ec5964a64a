import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { busWays } from "#testing/process/bus-ways.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";

describe.each(await busWays())("signals over $name", (way) => {
  let process: TestPlatform;
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));
  beforeAll(async () => {
    if (way.missing === null) process = await testPlatform({ environment: await way.environment() });
  });
  afterAll(() => process?.close());

  test("[R31] are sure only while the process hears, and never where one may be lost with a process", async () => {
    const isTransactional = way.name === "LISTEN and NOTIFY";
    const { signals } = process.platform;
    expect(signals.areSure).toBe(false);
    const stop = await signals.wait("news", () => {});
    expect(signals.areSure).toBe(isTransactional);
    await way.close(process);
    try {
      await expect.poll(() => signals.areSure).toBe(false);
    } finally {
      await way.reopen(process);
    }
    await expect.poll(() => signals.areSure).toBe(isTransactional);
    stop();
  });
});
