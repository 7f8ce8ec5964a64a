import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { authLimits } from "#features/auth/server/limits.ts";
import { allLimits } from "#testing/calls/all-limits.ts";
import { sessionFor } from "#testing/process/app.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { platformJobs } from "../../jobs/jobs.ts";
import { AppError } from "../answers/errors.ts";
import { route } from "../route.ts";
import { type Limit, postgresLimits } from "./limits.ts";

const production = {
  SANTHA_MODE: "production",
  SUPPORT_PHONE: "1800 123 4567",
  PUBLIC_URL: "https://santha.example",
  SANTHA_SECRET: "s".repeat(32),
  SMS_GATEWAY: "none",
};
const minute = 60_000;
let first: TestPlatform;
let second: TestPlatform;
beforeAll(async () => {
  first = await testPlatform({ environment: production });
  second = await testPlatform({ url: first.url, environment: production });
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(() => first.opened.pool.query("truncate rate_limits"));

async function allowed(
  of: readonly TestPlatform[],
  limit: Limit,
  tries: number,
  subject = "x",
): Promise<number> {
  let passed = 0;
  for (let at = 0; at < tries; at += 1) {
    try {
      await of[at % of.length]?.platform.limits.count(limit, subject);
      passed += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.refusal.code === "platform/too-many")) throw error;
    }
  }
  return passed;
}

describe("production", () => {
  test("[R40] Limits hold over two processes on one database, each at its own number", async () => {
    for (const limit of new Map(allLimits.map((each) => [each.name, each])).values()) {
      const passed = await allowed([first, second], limit, limit.hits + 4);
      expect([limit.name, passed]).toEqual([limit.name, limit.hits]);
    }
  });

  test("Calls that count together declare the same limit", () => {
    const byName = new Map(allLimits.map((limit) => [limit.name, limit]));
    for (const limit of allLimits) expect(limit).toEqual(byName.get(limit.name));
  });

  test("[R40] A number gets 5 codes an hour and 10 a day, an address 300 an hour", () => {
    expect(authLimits["code by number, hour"]).toMatchObject({ hits: 5, windowInMinutes: 60 });
    expect(authLimits["code by number, day"]).toMatchObject({ hits: 10, windowInMinutes: 1440 });
    expect(authLimits["code by address"]).toMatchObject({ hits: 300, windowInMinutes: 60 });
    expect(authLimits["code tries by number, day"]).toMatchObject({ hits: 50, windowInMinutes: 1440 });
  });

  test("[R40] [R48] Parallel tries count each: of 40 at once over two processes exactly as many as allowed pass", async () => {
    for (const limit of [authLimits["wrong passwords by number"], authLimits["code by number, hour"]]) {
      const tries = Array.from({ length: 40 }, (_, at) =>
        allowed(at % 2 ? [first] : [second], limit, 1, "y"),
      );
      const passed = (await Promise.all(tries)).filter((count) => count === 1);
      expect(passed).toHaveLength(limit.hits);
    }
  });

  test("[R48] One subject's tries are not another's, and are over when the window has passed", async () => {
    await allowed([first], authLimits["wrong passwords by number"], 30, "10.0.0.1");
    expect(await allowed([first], authLimits["wrong passwords by number"], 1, "10.0.0.1")).toBe(0);
    expect(await allowed([first], authLimits["wrong passwords by number"], 1, "10.0.0.2")).toBe(1);
    first.clock.advance(15 * minute);
    expect(await allowed([first], authLimits["wrong passwords by number"], 1, "10.0.0.1")).toBe(1);
  });
});

describe("any span of time", () => {
  const began = Date.parse("2026-07-14T05:59:00Z");
  const at = (minutes: number) => first.clock.set(new Date(began + minutes * minute));

  test("[R40] No hour holds more than 5 codes of a number: not across a full hour of the clock either", async () => {
    const limit = authLimits["code by number, hour"];
    at(0);
    expect(await allowed([first], limit, 7)).toBe(5);
    at(2);
    expect(await allowed([first], limit, 7)).toBe(0);
    first.clock.set(new Date(began + 60 * minute - 1));
    expect(await allowed([first], limit, 1)).toBe(0);
    at(60);
    expect(await allowed([first], limit, 7)).toBe(5);
  });

  test("[R40] A try that leaves the hour makes room for one, not for five", async () => {
    const limit = authLimits["code by number, hour"];
    for (const minutes of [0, 10, 20, 30, 40]) {
      at(minutes);
      expect(await allowed([first], limit, 1)).toBe(1);
    }
    at(60);
    expect(await allowed([first], limit, 5)).toBe(1);
    at(70);
    expect(await allowed([first], limit, 5)).toBe(1);
  });

  test("[R40] However it is tried, no hour of three days holds more than 5 and no day more than 10", async () => {
    const passed: number[] = [];
    for (let minutes = 0; minutes < 3 * 1440; minutes += 7) {
      at(minutes);
      // As in the operation: what the hour refuses is not asked of the day.
      if ((await allowed([first], authLimits["code by number, hour"], 1)) === 0) continue;
      if ((await allowed([first], authLimits["code by number, day"], 1)) === 1) passed.push(minutes);
    }
    const mostIn = (span: number) =>
      Math.max(...passed.map((from) => passed.filter((each) => each >= from && each < from + span).length));
    expect([mostIn(60), mostIn(1440)]).toEqual([5, 10]);
  });

  test("[R40] Knocking on while refused makes nobody wait longer", async () => {
    const limit = authLimits["code by number, hour"];
    at(0);
    await allowed([first], limit, 5);
    for (let minutes = 1; minutes < 60; minutes += 1) {
      at(minutes);
      expect(await allowed([first], limit, 1)).toBe(0);
    }
    at(60);
    expect(await allowed([first], limit, 1)).toBe(1);
  });

  test("[R40] The wait that is told is the wait: a second before it is refused, then let through", async () => {
    const limit = authLimits["code by number, day"];
    at(0);
    await allowed([first], limit, 4);
    at(30);
    await allowed([first], limit, 6);
    at(31.5);
    const told = await first.platform.limits.count(limit, "x").catch((error: AppError) => error.refusal);
    const wait = (1440 - 31.5) * 60;
    expect(told).toMatchObject({ retryAfterInSeconds: wait, data: { retryAfterInSeconds: wait } });
    expect(told?.values).toEqual({ wait: { en: "24 hours", te: "24 గంటలు" } });
    const then = first.clock.now().getTime() + wait * 1000;
    first.clock.set(new Date(then - 1000));
    expect(await allowed([first], limit, 1)).toBe(0);
    first.clock.set(new Date(then));
    expect(await allowed([first], limit, 5)).toBe(4);
  });

  test("A demo clock that was moved on and back again leaves nobody locked out", async () => {
    const limit = authLimits["code by number, hour"];
    at(10_000);
    await allowed([first], limit, 5);
    at(0);
    expect(await allowed([first], limit, 5)).toBe(5);
  });

  test("[AUTH-009] What a subject has proved is forgotten, and only its own", async () => {
    const limit = authLimits["wrong passwords by number"];
    await allowed([first], limit, 10, "one");
    await allowed([first], limit, 10, "other");
    await first.platform.limits.forget([limit], "one");
    expect([await allowed([first], limit, 1, "one"), await allowed([first], limit, 1, "other")]).toEqual([
      1, 0,
    ]);
  });

  test("[R40] A try that one of several limits refuses uses up nothing of the others", async () => {
    const { limits } = first.platform;
    const tries = [
      [authLimits["code by number, hour"], "own"],
      [authLimits["code by number, strangers, hour"], "all"],
    ] as const;
    await allowed([first], authLimits["code by number, strangers, hour"], 15, "all");
    for (let at = 0; at < 6; at += 1) await expect(limits.countAll(tries)).rejects.toThrow(AppError);
    expect(await allowed([first], authLimits["code by number, hour"], 6, "own")).toBe(5);
  });

  test("[R40] A try is one statement", async () => {
    const { statements } = await first.statements.during(() =>
      allowed([first], authLimits["code by address"], 1),
    );
    expect(statements).toEqual([expect.stringMatching(/insert into rate_limits/)]);
  });
});

test("[R48] In a demo limits are ten times as wide, and a test may raise one by its name", async () => {
  const demo = await testPlatform({ url: first.url, environment: { SANTHA_MODE: "demo" } });
  expect(await allowed([demo], authLimits["code by number, hour"], 52)).toBe(50);
  const { database, clock } = first.platform;
  const raised = postgresLimits(database, clock, { factor: 1, raised: { "code by address": 2 } });
  await raised.count(authLimits["code by address"], "z");
  await raised.count(authLimits["code by address"], "z");
  await expect(raised.count(authLimits["code by address"], "z")).rejects.toBeInstanceOf(AppError);
  await demo.close();
});

describe("the limit of an endpoint", () => {
  const order = endpoint({
    name: "probe/order",
    summary: "Orders.",
    method: "POST",
    path: "/v2/order",
    permission: "member",
    answer: z.object({}),
    limit: { hits: 7, windowInMinutes: 60 },
    errors: {},
  });

  test("[R48] counts the person's calls; past it 429 with Retry-After and the minutes in his language", async () => {
    const app = await first.http([route(order, async () => ({}))]);
    const send = (cookie: string) =>
      app.inject({ method: "POST", url: "/v2/order", headers: { cookie, "accept-language": "te" } });
    const cookieOf = async () => await sessionFor(first, await aPerson(first));
    const busy = await cookieOf();
    for (let at = 0; at < order.limit.hits; at += 1) {
      expect((await send(busy)).statusCode).toBe(200);
    }
    const answer = await send(busy);
    expect([answer.statusCode, answer.json().code]).toEqual([429, "platform/too-many"]);
    const seconds = Number(answer.headers["retry-after"]);
    expect(seconds).toBe(3600);
    expect(answer.json().info).toBe("చాలాసార్లు ప్రయత్నించారు. 60 నిమిషాలు ఆగి మళ్లీ ప్రయత్నించండి.");
    expect(answer.json().data).toEqual({ retryAfterInSeconds: 3600 });
    expect((await send(await cookieOf())).statusCode).toBe(200);
  });
});

test("The clean-up deletes tries of two days ago and keeps today's", async () => {
  await allowed([first], authLimits["code by address"], 1);
  first.clock.advance(3 * 86_400_000);
  await allowed([first], authLimits["code by address"], 1);
  await platformJobs.find(({ name }) => name === "platform/clean-up")?.run(first.platform, {});
  const { rows } = await first.opened.pool.query("select count(*)::int as n from rate_limits");
  expect(rows).toEqual([{ n: 1 }]);
});
