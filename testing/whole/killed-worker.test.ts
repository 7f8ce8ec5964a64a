import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../database/testing.ts";
import { holdUpAJob, jobsAreDone } from "../process/held-job.ts";
import { startProcess } from "../process/server-process.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test("A job that a killed process was in the middle of is done by the next one within seconds", async () => {
  const settings = { DATABASE_URL: fresh.url, LOG_LEVEL: "silent" };
  const killed = startProcess(settings);
  await killed.ready();
  const held = await holdUpAJob(fresh.url);
  killed.child.kill("SIGKILL");
  await killed.ended;
  await held.letGo();
  const next = startProcess(settings);
  await next.ready();
  await jobsAreDone(fresh.url);
  next.child.kill("SIGTERM");
  expect(await next.ended).toBe(0);
});
