import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { poolForJobs } from "./job-pool.ts";
import { startJobWorker } from "./job-worker.ts";
import type { Job } from "./jobs.ts";
import { queueJob } from "./queue-job.ts";

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

test("A worker that could not write down the ends of three jobs begins anew once its others have ended, and stops when it is told to", async () => {
  const ends = new Map(["one", "two", "three", "long"].map((name) => [name, Promise.withResolvers<void>()]));
  const begun: string[] = [];
  const worker = await start({
    name: "probe/several",
    run: async (_, payload) => {
      const { name } = payload as { readonly name: string };
      begun.push(name);
      await ends.get(name)?.promise;
    },
  });
  const add = (name: string) =>
    other.query("select graphile_worker.add_job('probe/several', json_build_object('name', $1::text))", [
      name,
    ]);
  for (const name of ends.keys()) await add(name);
  await expect.poll(() => begun.length).toBe(4);
  const holding = new pg.Client({ connectionString: process.url });
  await holding.connect();
  await holding.query("begin; select from graphile_worker._private_jobs for update");
  for (const [at, name] of ["one", "two", "three"].entries()) {
    ends.get(name)?.resolve();
    // Each end is written by itself, not together with another.
    await expect.poll(waiting).toBe(at + 1);
  }
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  await expect.poll(waiting).toBe(0);
  await holding.end();
  ends.get("long")?.resolve();
  await add("next");
  // What was left without an end is done once more, as each job allows.
  await expect
    .poll(() => begun.toSorted(), { timeout: 15_000 })
    .toEqual(["long", "next", "one", "one", "three", "three", "two", "two"]);
  await worker.stop();
  await expect.poll(signs).toEqual([]);
});

test("A connection that the job library gives back twice is given back once, and nobody else's is taken away", async () => {
  const { pool } = process.opened;
  const before = pool.totalCount - pool.idleCount;
  const release = await new Promise<() => void>((resolve, reject) => {
    poolForJobs(pool).connect((error, _, giveBack) => (error ? reject(error) : resolve(giveBack)));
  });
  release();
  const taken = await pool.connect();
  release();
  expect(pool.totalCount - pool.idleCount).toBe(before + 1);
  expect((await taken.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  taken.release();
});

test("Jobs of one line are done one after the other: while nobody answers there, all others are done", async () => {
  const answer = Promise.withResolvers<void>();
  const done: string[] = [];
  const worker = await start(
    { name: "probe/asks", run: () => answer.promise },
    { name: "probe/other", run: async () => void done.push("other") },
  );
  const { database } = process.platform;
  for (const number of ["1", "2", "3", "4", "5"]) {
    const asks = { name: "probe/asks", key: `asks ${number}`, payload: { number }, line: "outside" };
    await queueJob(database, asks);
  }
  await queueJob(database, { name: "probe/other", key: "other", payload: {} });
  await expect.poll(() => done).toEqual(["other"]);
  answer.resolve();
  const left = () => other.query("select from graphile_worker.jobs where task_identifier = 'probe/asks'");
  await expect.poll(async () => (await left()).rowCount).toBe(0);
  await worker.stop();
});
