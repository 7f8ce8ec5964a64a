import { setTimeout as sleep } from "node:timers/promises";
import { moveClock, readClock } from "@santha/contract/dev";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestOf } from "#test/app";
import { type TestPlatform, testPlatform } from "#test/platform";
import { type Bus, postgresBus } from "./bus.ts";
import { keptClockOffset } from "./dev-routes.ts";
import { turnFlag } from "./flags.ts";

let first: TestPlatform;
let second: TestPlatform;
const faults: unknown[] = [];
const buses: Bus[] = [];
const openBus = async () => {
  const bus = await postgresBus(first.url, (error) => void faults.push(error));
  buses.push(bus);
  return bus;
};
beforeAll(async () => {
  first = await testPlatform();
  second = await testPlatform({ url: first.url });
});
afterAll(async () => {
  for (const bus of buses) await bus.close();
  await second.close();
  await first.close();
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error("still waiting");
    await sleep(10);
  }
}

const breakBuses = () =>
  first.opened.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'santha bus' and datname = current_database()",
  );

describe("bus", () => {
  test("A message reaches all processes and every subscriber of its channel, and no other", async () => {
    const [one, two] = [await openBus(), await openBus()];
    const heard: string[] = [];
    await one.subscribe("flags", () => void heard.push("one"));
    await two.subscribe("flags", () => void heard.push("two"));
    await two.subscribe("flags", () => void heard.push("two again"));
    await two.subscribe("clock", () => void heard.push("clock"));
    await one.publish("flags");
    await until(() => heard.length === 3);
    expect(heard.toSorted()).toEqual(["one", "two", "two again"]);
  });

  test("[R31] After its connection was ended it comes back within 5 s, once, and everybody looks again", async () => {
    const bus = await openBus();
    let heard = 0;
    await bus.subscribe("again", () => {
      heard += 1;
    });
    await breakBuses();
    await until(() => heard === 1);
    await bus.publish("again");
    await until(() => heard === 2);
    // The other buses were broken too, and come back in their own second.
    const connections = async () => {
      const { rows } = await first.opened.pool.query(
        "select from pg_stat_activity where application_name = 'santha bus' and datname = current_database()",
      );
      return rows.length;
    };
    await expect.poll(connections, { timeout: 5000 }).toBe(buses.length);
  });

  test("[R31] While the database refuses connections it keeps trying, one attempt at a time", async () => {
    const name = new URL(first.url).pathname.slice(1);
    const bus = await openBus();
    let heard = 0;
    await bus.subscribe("later", () => {
      heard += 1;
    });
    const admin = await testPlatform();
    await admin.opened.pool.query(`alter database ${name} with allow_connections false`);
    faults.length = 0;
    await breakBuses();
    await sleep(4500);
    // Every bus that is open tries once a second; a fault more each time it fails, and one for the loss.
    expect(faults.length).toBeGreaterThanOrEqual(buses.length * 2);
    expect(faults.length).toBeLessThanOrEqual(buses.length * 7);
    await admin.opened.pool.query(`alter database ${name} with allow_connections true`);
    await until(() => heard === 1);
    await admin.close();
  });

  test("A subscriber that fails is reported and ends neither the process nor the others", async () => {
    const bus = await openBus();
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
});

test("A flag that one process turns is turned in the other as soon as it hears", async () => {
  const [mine, theirs] = [await openBus(), await openBus()];
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
      PUBLIC_URL: "https://santha.example",
      SANTHA_SECRET: "s".repeat(32),
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
