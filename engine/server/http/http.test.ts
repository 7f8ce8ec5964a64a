import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { closeHttp } from "./http.ts";
import { route } from "./route.ts";

const wait = endpoint({
  name: "probe/wait",
  summary: "Waits.",
  method: "GET",
  path: "/v2/wait",
  permission: "anyone",
  answer: z.object({ name: z.string() }),
  errors: {},
});

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

/** Answers once it is let go; `begun` resolves when the first request is there. */
async function slow() {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = await process.http([
    route(wait, async () => {
      begun.resolve();
      await held.promise;
      return { name: "x".repeat(2000) };
    }),
  ]);
  return { app, begun: begun.promise, letGo: held.resolve };
}

test("While the server stops, a request that has begun is answered; none begins any more", async () => {
  const { app, begun, letGo } = await slow();
  const origin = await listening(app);
  const answered = fetch(`${origin}/v2/wait`);
  await begun;
  const closing = closeHttp(app, 60_000);
  letGo();
  expect((await answered).status).toBe(200);
  await closing;
  await expect(fetch(`${origin}/v2/wait`)).rejects.toThrow();
});

test("A request that takes longer than the patience of the stop is cut", async () => {
  const { app, begun, letGo } = await slow();
  const origin = await listening(app);
  const endless = fetch(`${origin}/v2/wait`);
  endless.catch(() => {});
  await begun;
  // Nobody lets the answer go before: only the cut ends this.
  await closeHttp(app, 200);
  await expect(endless).rejects.toThrow();
  letGo();
});

test("Long answers are compressed, as the caller can read them", async () => {
  const { app, letGo } = await slow();
  letGo();
  for (const [accepted, used] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const headers = { "accept-encoding": accepted };
    const answer = await app.inject({ url: "/v2/wait", headers });
    expect([accepted, answer.headers["content-encoding"]]).toEqual([accepted, used]);
  }
});

test("What an answer holds beyond its shape is not sent, and in tests a wrong answer is a fault", async () => {
  const more = await process.http([route(wait, async () => ({ name: "a", secret: "b" }))]);
  expect((await more.inject("/v2/wait")).json().data).toEqual({ name: "a" });
  const wrong = await process.http([route(wait, (async () => ({ name: 5 })) as never)]);
  expect((await wrong.inject("/v2/wait")).statusCode).toBe(500);
});
