import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";

let process: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  process = await testPlatform();
  app = await process.app();
});
afterAll(() => process.close());

test("[R31] /health tells that the process lives, /ready that the database answers; without it 503 within 2 s", async () => {
  const lost = await testPlatform({ url: process.url });
  const other = await lost.app();
  expect((await other.inject("/ready")).json()).toEqual({ isReady: true });
  await lost.opened.pool.end();
  const startedAt = performance.now();
  const answer = await other.inject("/ready");
  expect([answer.statusCode, answer.json()]).toEqual([503, { isReady: false }]);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect((await other.inject("/health")).json()).toEqual({ isAlive: true });
  await other.close();
});

test("/ready fails while the database takes no writes, and is well again soon after it takes them", async () => {
  const full = await testPlatform({ url: process.url, connections: 1 });
  const other = await full.app();
  const setReadOnly = (isOn: boolean) =>
    full.opened.pool.query(`set default_transaction_read_only = ${isOn ? "on" : "off"}`);
  await setReadOnly(true);
  expect((await other.inject("/ready")).statusCode).toBe(503);
  await setReadOnly(false);
  await expect.poll(async () => (await other.inject("/ready")).statusCode).toBe(200);
  await full.close();
});

test("asked again and again, /ready writes once in some seconds", async () => {
  const asked = await testPlatform();
  const other = await asked.app();
  const { statements } = await asked.statements.during(async () => {
    await other.inject("/ready");
    await Promise.all(Array.from({ length: 20 }, () => other.inject("/ready")));
  });
  expect(statements.filter((text) => text.includes("create temporary table"))).toHaveLength(1);
  await asked.close();
});

test("/metrics counts answers by endpoint and status, and shows the pool", async () => {
  await app.inject("/v2/dev/clock");
  await app.inject("/v2/profiles/somebody");
  const { payload, headers } = await app.inject("/metrics");
  expect(headers["content-type"]).toContain("text/plain");
  expect(payload).toContain('santha_request_seconds_count{endpoint="dev/read-clock",status="200"} 1');
  expect(payload).toContain('endpoint="profiles/read-profile",status="401"');
  expect(payload).toMatch(/santha_database_connections \d/);
  expect(payload).not.toContain("somebody");
});

test("/metrics is for this machine only: from elsewhere, and through a proxy, it does not exist", async () => {
  const elsewhere = await app.inject({ url: "/metrics", remoteAddress: "203.0.113.7" });
  const proxied = await app.inject({ url: "/metrics", headers: { "x-forwarded-for": "203.0.113.7" } });
  for (const answer of [elsewhere, proxied]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, "platform/not-found"]);
  }
  for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    expect((await app.inject({ url: "/metrics", remoteAddress })).statusCode).toBe(200);
  }
});

test("/metrics does not exist through a proxy that says so in whatever header, and with a token it is for who knows it, from anywhere", async () => {
  for (const header of ["x-real-ip", "forwarded", "x-forwarded-host", "via", "cf-connecting-ip"]) {
    const answer = await app.inject({ url: "/metrics", headers: { [header]: "203.0.113.7" } });
    expect([header, answer.statusCode]).toEqual([header, 404]);
  }
  const token = "a-token-of-24-characters";
  const guarded = await testPlatform({ url: process.url, environment: { METRICS_TOKEN: token } });
  const other = await guarded.app();
  const statusFor = async (authorization: string | undefined) =>
    (
      await other.inject({
        url: "/metrics",
        remoteAddress: "203.0.113.7",
        ...(authorization && { headers: { authorization } }),
      })
    ).statusCode;
  expect(await statusFor(`Bearer ${token}`)).toBe(200);
  for (const wrong of [undefined, "Bearer", "Bearer other", `Basic ${token}`])
    expect(await statusFor(wrong)).toBe(404);
  await guarded.close();
});
