import { setTimeout as sleep } from "node:timers/promises";
import { endpoint } from "@santha/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { listening, type TestPlatform, testPlatform } from "#test/platform";
import { closeHttp } from "./http.ts";
import { route } from "./route.ts";

const wait = endpoint({
  name: "probe/wait",
  summary: "Waits.",
  method: "GET",
  path: "/v2/wait",
  permission: "anyone",
  query: z.object({ milliseconds: z.coerce.number<string>() }),
  answer: z.object({ name: z.string() }),
  errors: {},
});

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

const slow = () =>
  process.http([
    route(wait, async (_, { query }) => {
      await sleep(query.milliseconds);
      return { name: "x".repeat(2000) };
    }),
  ]);

test("While the server stops, a request that has begun is answered; none begins any more", async () => {
  const app = await slow();
  const origin = await listening(app);
  const begun = fetch(`${origin}/v2/wait?milliseconds=300`);
  await sleep(100);
  const closing = closeHttp(app, 5000);
  expect((await begun).status).toBe(200);
  await closing;
  await expect(fetch(`${origin}/v2/wait?milliseconds=0`)).rejects.toThrow();
});

test("A request that takes longer than the patience of the stop is cut", async () => {
  const app = await slow();
  const origin = await listening(app);
  const endless = fetch(`${origin}/v2/wait?milliseconds=3000`);
  endless.catch(() => {});
  await sleep(100);
  const startedAt = performance.now();
  await closeHttp(app, 200);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  await expect(endless).rejects.toThrow();
});

test("Long answers are compressed, as the caller can read them", async () => {
  const app = await slow();
  for (const [accepted, used] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const headers = { "accept-encoding": accepted };
    const answer = await app.inject({ url: "/v2/wait?milliseconds=0", headers });
    expect([accepted, answer.headers["content-encoding"]]).toEqual([accepted, used]);
  }
});

test("What an answer holds beyond its shape is not sent, and in tests a wrong answer is a fault", async () => {
  const more = await process.http([route(wait, async () => ({ name: "a", secret: "b" }))]);
  expect((await more.inject("/v2/wait?milliseconds=0")).json().data).toEqual({ name: "a" });
  const wrong = await process.http([route(wait, (async () => ({ name: 5 })) as never)]);
  expect((await wrong.inject("/v2/wait?milliseconds=0")).statusCode).toBe(500);
});
