import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveClock, readClock } from "#engine/contract/dev.ts";
import { requestOf } from "#testing/process/app.ts";
import { type BusWay, busWays } from "#testing/process/bus-ways.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { turnFlag } from "../config/flags.ts";
import { keptClockOffset } from "../http/dev-routes.ts";
import type { Bus } from "./bus.ts";
import { redisBus } from "./redis-bus.ts";

const ways = await busWays();
let first: TestPlatform;
let second: TestPlatform;
const faults: unknown[] = [];
const buses: Bus[] = [];
const keep = (bus: Bus) => {
  buses.push(bus);
  return bus;
};
const openBus = async (way = ways[0] as BusWay) =>
  keep(await way.open(first, (error) => void faults.push(error)));
const closeAll = async () => {
  for (const bus of buses.splice(0)) await bus.close();
};
beforeAll(async () => {
  first = await testPlatform();
  second = await testPlatform({ url: first.url });
});
afterEach(closeAll);
afterAll(async () => {
  await second.close();
  await first.close();
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error("still waiting");
    await sleep(10);
  }
}

describe.each(ways)("bus over $name", (way) => {
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));

  test("A message reaches all processes and every subscriber of its channel, and no other", async () => {
    const [one, two] = [await openBus(way), await openBus(way)];
    const heard: string[] = [];
    await one.subscribe("flags", () => void heard.push("one"));
    await two.subscribe("flags", (message) => void heard.push(`two ${message}`));
    await two.subscribe("flags", () => void heard.push("two again"));
    await two.subscribe("clock", () => void heard.push("clock"));
    await one.publish("flags", "వరి");
    await until(() => heard.length === 3);
    expect(heard.toSorted()).toEqual(["one", "two again", "two వరి"]);
  });

  test("[R31] After its connection was ended it comes back within 5 s, once, and everybody looks again", async () => {
    const [bus] = [await openBus(way), await openBus(way)];
    let heard = 0;
    await bus.subscribe("again", () => {
      heard += 1;
    });
    await way.cut(first);
    await until(() => heard === 1);
    await expect.poll(() => way.connections(first)).toBe(buses.length * way.connectionsOfOne);
    await bus.publish("again");
    await until(() => heard === 2);
  });

  test("[R31] While connections are refused it keeps trying, one attempt at a time", async () => {
    const bus = await openBus(way);
    let heard = 0;
    await bus.subscribe("later", () => {
      heard += 1;
    });
    faults.length = 0;
    const closedAt = performance.now();
    await way.close(first);
    await expect.poll(() => faults.length).toBeGreaterThanOrEqual(2);
    await sleep(3500);
    // Every connection is tried once a second; a fault more each time it fails, and one for the loss.
    const secondsAway = (performance.now() - closedAt) / 1000;
    expect(faults.length).toBeLessThanOrEqual((secondsAway + 3) * way.connectionsOfOne);
    await way.reopen(first);
    await until(() => heard === 1);
  });

  test("A subscriber that fails is reported and ends neither the process nor the others", async () => {
    const bus = await openBus(way);
    faults.length = 0;
    let isHeard = false;
    await bus.subscribe("broken", async () => {
      throw new Error("cannot reload");
    });
    await bus.subscribe("broken", () => {
      isHeard = true;
    });
    await bus.publish("broken");
    await until(() => isHeard && faults.length > 0);
    expect(faults).toEqual([new Error("cannot reload")]);
  });

  test("A flag that one process turns is turned in the other as soon as it hears", async () => {
    const [mine, theirs] = [await openBus(way), await openBus(way)];
    await theirs.subscribe("flags", second.platform.flags.reload);
    expect(second.platform.flags.isOn("orders-open")).toBe(true);
    const turn = { name: "orders-open", at: first.clock.now(), by: null } as const;
    await turnFlag(first.platform.database, { ...turn, isOn: false });
    await mine.publish("flags");
    await until(() => !second.platform.flags.isOn("orders-open"));
    await turnFlag(first.platform.database, { ...turn, isOn: true });
    await mine.publish("flags");
    await until(() => second.platform.flags.isOn("orders-open"));
  });
});

describe("bus over Redis alone", () => {
  const way = ways[1] as BusWay;
  beforeEach(({ skip }) => skip(way.missing !== null, way.missing ?? ""));

  test("What was said while Redis was away is told to the others once it is back", async () => {
    const speaker = await openBus(way);
    await way.close(first);
    await speaker.publish("flags", "lost");
    await way.reopen(first);
    // A process that came later and lost nothing itself.
    const heard: string[] = [];
    const listener = await openBus(way);
    await listener.subscribe("flags", (message) => void heard.push(message));
    await until(() => heard.length > 0);
    expect(heard).toEqual([""]);
  });

  test("[R31] Those who subscribe while their connections are being ended hear once they are back", async () => {
    const listeners = await Promise.all(Array.from({ length: 30 }, () => openBus(way)));
    const heard = new Set<number>();
    const cutting = way.cut(first);
    for (const [index, bus] of listeners.entries()) {
      await sleep(1);
      await bus.subscribe("flags", () => void heard.add(index)).catch(() => {});
    }
    await cutting;
    await until(() => listeners.every(({ hears }) => hears));
    heard.clear();
    await until(async () => {
      await listeners[0]?.publish("flags");
      return heard.size === listeners.length;
    });
  });

  test("[R31] A connection that ends while a bus opens refuses the opening: who has a bus speaks and hears", async () => {
    const opening = Array.from({ length: 120 }, async (_, index) => {
      await sleep(index);
      return openBus(way).catch(() => null);
    });
    for (let cut = 0; cut < 12; cut += 1) {
      await sleep(8);
      await way.cut(first);
    }
    const opened = (await Promise.all(opening)).filter((bus) => bus !== null);
    await expect.poll(() => opened.filter(({ hears }) => !hears).length).toBe(0);
    const heard = new Set([""]);
    for (const bus of opened) await bus.subscribe("flags", (message) => void heard.add(message));
    await until(async () => {
      for (const [index, bus] of opened.entries()) await bus.publish("flags", `from ${index}`);
      return heard.size > opened.length;
    });
  });

  test("A process whose Redis cannot be reached does not start, and says why without the password", async () => {
    const url = "redis://me:secret@127.0.0.1:1";
    const opening = redisBus({ url, space: "x", onFault: () => {} });
    await expect(opening).rejects.toThrow("Santha cannot reach the Redis of REDIS_URL: ECONNREFUSED.");
  });
});

describe("clock", () => {
  test("Moved by /v2/dev/clock it moves in every process and is kept for the next start", async () => {
    const [mine, theirs] = [await openBus(), await openBus()];
    await theirs.subscribe("clock", async () =>
      second.clock.moveTo(await keptClockOffset(second.platform.database)),
    );
    const app = await first.app(mine.publish);
    const offsetInMilliseconds = 3 * 86_400_000;
    const moved = await app.inject(requestOf(moveClock, { body: { offsetInMilliseconds } }));
    const expected = { now: first.clock.now().getTime(), offsetInMilliseconds };
    expect(moved.json().data).toEqual(expected);
    expect((await app.inject(requestOf(readClock, {}))).json().data).toEqual(expected);
    await until(() => second.clock.offsetInMilliseconds === offsetInMilliseconds);
    expect(await keptClockOffset(first.platform.database)).toBe(offsetInMilliseconds);
    await app.inject(requestOf(moveClock, { body: { offsetInMilliseconds: 0 } }));
    await until(() => second.clock.offsetInMilliseconds === 0);
  });

  test("In production the calls of a demo do not exist", async () => {
    const environment = {
      SANTHA_MODE: "production",
      SUPPORT_PHONE: "1800 123 4567",
      PUBLIC_URL: "https://santha.example",
      SANTHA_SECRET: "s".repeat(32),
      SMS_GATEWAY: "none",
    };
    const production = await testPlatform({ url: first.url, environment });
    const app = await production.app();
    for (const url of ["/v2/dev/clock", "/v2/dev/outbox"])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject(requestOf(moveClock, { body: { offsetInMilliseconds: 1 } }))).statusCode).toBe(
      404,
    );
    expect((await app.inject("/openapi.json")).body).not.toContain("/v2/dev/");
    await production.close();
  });
});
