import { endpoint } from "@santha/contract/endpoint";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { sessionFor } from "#test/app";
import { aPerson } from "#test/builders";
import { type TestPlatform, testPlatform } from "#test/platform";
import { AppError } from "./errors.ts";
import { platformJobs } from "./jobs.ts";
import { type LimitName, limits, postgresLimits } from "./limits.ts";
import { route } from "./route.ts";

const production = {
  SANTHA_MODE: "production",
  PUBLIC_URL: "https://santha.example",
  SANTHA_SECRET: "s".repeat(32),
};
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
  name: LimitName,
  tries: number,
  subject = "x",
): Promise<number> {
  let passed = 0;
  for (let at = 0; at < tries; at += 1) {
    try {
      await of[at % of.length]?.platform.limits.count(name, subject);
      passed += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.refusal.code === "platform/too-many")) throw error;
    }
  }
  return passed;
}

describe("production", () => {
  test("[R40] Limits hold over two processes on one database, each at its own number", async () => {
    for (const name of Object.keys(limits) as LimitName[]) {
      const most = limits[name].hits;
      expect([name, await allowed([first, second], name, most + 4)]).toEqual([name, most]);
    }
  });

  test("[R40] A number gets 5 codes an hour and 10 a day, an address 30 an hour", () => {
    expect(limits["code by number, hour"]).toEqual({ hits: 5, windowInMinutes: 60 });
    expect(limits["code by number, day"]).toEqual({ hits: 10, windowInMinutes: 1440 });
    expect(limits["code by address"]).toEqual({ hits: 30, windowInMinutes: 60 });
  });

  test("[R48] Parallel tries count each: of 40 at once exactly 25 pass", async () => {
    const tries = Array.from({ length: 40 }, () => allowed([first], "sign-in by number", 1, "y"));
    const passed = (await Promise.all(tries)).filter((count) => count === 1);
    expect(passed).toHaveLength(25);
  });

  test("[R48] One subject's tries are not another's, and the next window begins at zero", async () => {
    await allowed([first], "sign-in by address", 30, "10.0.0.1");
    expect(await allowed([first], "sign-in by address", 1, "10.0.0.1")).toBe(0);
    expect(await allowed([first], "sign-in by address", 1, "10.0.0.2")).toBe(1);
    first.clock.advance(5 * 60_000);
    expect(await allowed([first], "sign-in by address", 1, "10.0.0.1")).toBe(1);
  });
});

test("[R48] In a demo limits are ten times as wide, and a test may raise one by its name", async () => {
  const demo = await testPlatform({ url: first.url, environment: { SANTHA_MODE: "demo" } });
  expect(await allowed([demo], "code by number, hour", 52)).toBe(50);
  const { database, clock } = first.platform;
  const raised = postgresLimits(database, clock, { factor: 1, raised: { "code by address": 2 } });
  await raised.count("code by address", "z");
  await raised.count("code by address", "z");
  await expect(raised.count("code by address", "z")).rejects.toBeInstanceOf(AppError);
  await demo.close();
});

describe("a limit named by an endpoint", () => {
  const order = endpoint({
    name: "probe/order",
    summary: "Orders.",
    method: "POST",
    path: "/v2/order",
    permission: "member",
    answer: z.object({}),
    limit: "checkout/place-order",
    errors: {},
  });

  test("[R48] counts the person's calls; past it 429 with Retry-After and the minutes in his language", async () => {
    const app = await first.http([route(order, async () => ({}))]);
    const send = (cookie: string) =>
      app.inject({ method: "POST", url: "/v2/order", headers: { cookie, "accept-language": "te" } });
    const cookieOf = async () => await sessionFor(first, await aPerson(first));
    const busy = await cookieOf();
    for (let at = 0; at < limits["checkout/place-order"].hits; at += 1) {
      expect((await send(busy)).statusCode).toBe(200);
    }
    const answer = await send(busy);
    expect([answer.statusCode, answer.json().code]).toEqual([429, "platform/too-many"]);
    const seconds = Number(answer.headers["retry-after"]);
    expect(seconds % 60).toBe(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(answer.json().info).toBe(`చాలాసార్లు ప్రయత్నించారు. ${seconds / 60} నిమిషాలు ఆగి మళ్ళీ ప్రయత్నించండి.`);
    expect((await send(await cookieOf())).statusCode).toBe(200);
  });

  test("that does not exist stops the start", async () => {
    const unknown = { ...order, limit: "no such limit" };
    await expect(first.http([route(unknown, async () => ({}))])).rejects.toThrow("no such limit");
  });
});

test("The clean-up deletes windows of two days ago and keeps today's", async () => {
  await allowed([first], "code by address", 1);
  first.clock.advance(3 * 86_400_000);
  await allowed([first], "code by address", 1);
  await platformJobs.find(({ name }) => name === "platform/clean-up")?.run(first.platform, {});
  const { rows } = await first.opened.pool.query("select count(*)::int as n from rate_limits");
  expect(rows).toEqual([{ n: 1 }]);
});
