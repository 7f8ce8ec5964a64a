import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveClock } from "#engine/contract/dev.ts";
import { type FreshDatabase, freshDatabase } from "../database/testing.ts";
import { type CuttableLine, cuttableLine } from "../process/cuttable-line.ts";
import { holdUpAJob, jobsAreDone } from "../process/held-job.ts";
import { type ServerProcess, startProcess } from "../process/server-process.ts";

/** The figure says 60 s; what could break in that time breaks in the first seconds. */
const secondsAway = Number(process.env.SECONDS_AWAY ?? 6);

/** The job library prints why a look for jobs ended while it was stopping, with what the error holds in further lines. */
const endOfALook = /^Trace: .*\n(?:[ }].*\n)*/gm;

let fresh: FreshDatabase;
let line: CuttableLine;
let server: ServerProcess;
beforeAll(async () => {
  fresh = await freshDatabase();
  line = await cuttableLine(fresh.url);
  server = startProcess({ DATABASE_URL: line.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await line.cut();
  await fresh.drop();
});

test("[R31] While PostgreSQL is away every call is a 503 within 2 s and the process lives; 5 s after its return all is well", async () => {
  const url = await server.ready();
  const session = { headers: { cookie: `santha-session=${"x".repeat(44)}` } };
  const headers = { "content-type": "application/json" };
  const calls = {
    read: () => fetch(`${url}/v2/cart`, session),
    write: () =>
      fetch(`${url}${moveClock.path}`, { method: "PUT", headers, body: '{"offsetInMilliseconds":0}' }),
    ready: () => fetch(`${url}/ready`),
  };
  expect((await calls.read()).status).toBe(401);
  expect((await calls.write()).status).toBe(200);

  const held = await holdUpAJob(fresh.url);
  await line.cut();
  await held.letGo();
  const backAt = performance.now() + secondsAway * 1000;
  while (performance.now() < backAt) {
    for (const [name, call] of Object.entries(calls)) {
      const startedAt = performance.now();
      expect([name, (await call()).status]).toEqual([name, 503]);
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await sleep(500);
  }

  await line.mend();
  const mendedAt = performance.now();
  while ((await calls.write()).status !== 200) {
    expect(performance.now() - mendedAt).toBeLessThan(5000);
    await sleep(100);
  }
  expect((await calls.read()).status).toBe(401);
  expect((await calls.ready()).status).toBe(200);
  await jobsAreDone(fresh.url);
  expect(server.child.exitCode).toBe(null);
  expect(server.complained().replaceAll(endOfALook, "")).toBe("");
}, 120_000);
