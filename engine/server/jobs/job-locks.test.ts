// What job-locks.ts and job-pool.ts know of the job library's insides; an upgrade that changes any of it turns these red.
import { EventEmitter, once } from "node:events";
import { Logger, run } from "graphile-worker";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { startJobWorker } from "./job-worker.ts";

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

test("The job library keeps who has a job in the columns that the look for dead workers reads", async () => {
  const { rows } = await other.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'graphile_worker' and table_name = 'jobs' and column_name like 'locked%' order by 1`,
  );
  expect(rows).toEqual([
    { name: "locked_at", type: "timestamp with time zone" },
    { name: "locked_by", type: "text" },
  ]);
  const unlock = "select 'graphile_worker.force_unlock_workers(text[])'::regprocedure";
  expect((await other.query(unlock)).rowCount).toBe(1);
});

test("A job under way is marked with the name whose lock shows that its worker lives", async () => {
  const work = Promise.withResolvers<void>();
  const job = { name: "probe/marked", run: () => work.promise };
  const options = { jobs: [job], pool: process.opened.pool, isScheduled: false };
  const worker = await startJobWorker(process.platform, options);
  await other.query("select graphile_worker.add_job('probe/marked')");
  const marked = () =>
    other.query(
      `select from graphile_worker.jobs join pg_locks
       on locktype = 'advisory' and granted and objid::bigint = hashtext(locked_by)::bigint & 4294967295
       where task_identifier = 'probe/marked'`,
    );
  await expect.poll(async () => (await marked()).rowCount).toBe(1);
  work.resolve();
  await worker.stop();
});

test("The job library takes the connection it listens on with a callback, which the pool it is handed wraps", async () => {
  const { pool } = process.opened;
  const ways: string[] = [];
  const watched = new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...words: unknown[]) => {
        if (name === "connect") ways.push(words.length === 0 ? "promise" : "callback");
        return value.apply(target, words);
      };
    },
  });
  const events = new EventEmitter();
  const listening = once(events, "pool:listen:success");
  const logger = new Logger(() => () => {});
  const runner = await run({
    pgPool: watched,
    taskList: {},
    crontab: "",
    noHandleSignals: true,
    events,
    logger,
  });
  await listening;
  await runner.stop();
  expect(ways).toContain("callback");
});
