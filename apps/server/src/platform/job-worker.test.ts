import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#test/platform";
import { startJobWorker } from "./job-worker.ts";
import type { Job } from "./jobs.ts";

let process: TestPlatform;
let other: pg.Client;
beforeAll(async () => {
  process = await testPlatform({ connections: 8 });
  other = new pg.Client({ connectionString: process.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await process.close();
});

const start = (...jobs: Job[]) =>
  startJobWorker(process.platform, { jobs, pool: process.opened.pool, isScheduled: false });

/** Connections that show that a worker lives. */
async function signs(): Promise<readonly number[]> {
  const { rows } = await other.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ pid }) => pid);
}

/** Connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { rowCount } = await other.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}

test("A worker that is stopped while it is being started again does not live on", async () => {
  const worker = await start();
  const library = await process.opened.pool.connect();
  await library.query("begin; lock table graphile_worker.migrations");
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
    [(await library.query("select pg_backend_pid() as pid")).rows[0].pid],
  );
  await expect.poll(waiting).toBe(1);
  const stopped = worker.stop();
  await library.query("commit");
  library.release();
  await stopped;
  // The database hears of an ended connection a moment later.
  await expect.poll(signs).toEqual([]);
});

test("A worker whose sign of life alone is cut shows it again at once: nobody else takes the job it is doing", async () => {
  const work = Promise.withResolvers<void>();
  let begun = 0;
  const worker = await start({
    name: "probe/long",
    run: async () => {
      begun += 1;
      await work.promise;
    },
  });
  await other.query("select graphile_worker.add_job('probe/long')");
  await expect.poll(() => begun).toBe(1);
  const before = await signs();
  expect(before).toHaveLength(1);
  await other.query("select pg_terminate_backend($1)", [before[0]]);
  const shownAgain = async () => (await signs()).filter((pid) => !before.includes(pid)).length;
  await expect.poll(shownAgain).toBe(1);
  work.resolve();
  await worker.stop();
  expect(begun).toBe(1);
  // The database hears of an ended connection a moment later.
  await expect.poll(signs).toEqual([]);
});
