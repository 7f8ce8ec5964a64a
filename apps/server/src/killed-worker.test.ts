import { type FreshDatabase, freshDatabase } from "@santha/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdUpAJob, jobsAreDone } from "#test/held-job";
import { startProcess } from "#test/server-process";

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
