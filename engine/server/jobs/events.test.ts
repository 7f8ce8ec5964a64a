import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { afterCommit, inTransaction } from "../data/transaction.ts";
import { defineEvent, deliverEvent, emit, eventCatalogue, listen } from "./events.ts";
import { type JobWorker, startJobWorker } from "./job-worker.ts";
import type { Job } from "./jobs.ts";

const happened = defineEvent("probe/happened", z.object({ number: z.int() }));
const heard: string[] = [];
let isBroken = false;

const listeners = [
  listen(happened, "probe/note", async (platform, transaction, { number }) => {
    afterCommit(transaction, () => heard.push(`note ${number}`));
    await transaction
      .insertInto("settings")
      .values({ name: `noted ${number}`, value: JSON.stringify(platform.clock.now()) })
      .execute();
  }),
  listen(happened, "probe/stumble", async (_, __, { number }) => {
    if (isBroken) throw new Error("the printer of 9876543210 is out of paper");
    heard.push(`stumble ${number}`);
  }),
  listen(happened, "probe/seldom", async (_, __, { number }) => void heard.push(`seldom ${number}`), {
    when: ({ number }) => number === 77,
  }),
];
const job: Job = {
  name: "probe/work",
  run: async (_, payload) => void heard.push(`work ${JSON.stringify(payload)}`),
};

let process: TestPlatform;
const workers: JobWorker[] = [];
beforeAll(async () => {
  process = await testPlatform({ listeners, connections: 8 });
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await process.close();
});
beforeEach(() => {
  heard.length = 0;
  isBroken = false;
});

async function startWorker(): Promise<JobWorker> {
  const worker = await startJobWorker(process.platform, {
    jobs: [job],
    pool: process.opened.pool,
    isScheduled: false,
  });
  workers.push(worker);
  return worker;
}

async function tell(number: number): Promise<void> {
  await inTransaction(process.platform, (transaction) =>
    emit(process.platform, transaction, happened, { number }),
  );
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`still waiting; heard: ${heard.join(", ")}`);
    await sleep(10);
  }
}

async function countOf(table: "events" | "event_deliveries"): Promise<number> {
  const row = await process.platform.database
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

describe("events", () => {
  test("An event that is rolled back with its transaction was never told", async () => {
    const worker = await startWorker();
    const failing = inTransaction(process.platform, async (transaction) => {
      await emit(process.platform, transaction, happened, { number: 1 });
      throw new Error("second thoughts");
    });
    await expect(failing).rejects.toThrow("second thoughts");
    await tell(2);
    await until(() => heard.length >= 2);
    expect(heard.toSorted()).toEqual(["note 2", "stumble 2"]);
    expect(await countOf("events")).toBe(1);
    await worker.stop();
  });

  test("A delivery that comes twice, one after the other or at once, runs its listener once", async () => {
    await tell(3);
    const { id } = await process.platform.database
      .selectFrom("events")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const deliver = () =>
      inTransaction(process.platform, (transaction) =>
        deliverEvent(process.platform, transaction, { eventId: id, listeners: ["probe/note"] }),
      );
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(heard).toEqual(["note 3"]);
  });

  test("A listener that fails undoes only itself, holds up no other, and is tried again until it works", async () => {
    await process.opened.pool.query(
      "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))",
    );
    const worker = await startWorker();
    isBroken = true;
    await tell(4);
    await until(async () => heard.includes("note 4") && (await failedTries()) === 1);
    expect(heard).toEqual(["note 4"]);
    expect(await process.platform.metrics.text()).toContain(
      'santha_job_failures_total{job="deliver-event"} 1',
    );
    isBroken = false;
    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
      process.platform.database,
    );
    await until(() => heard.includes("stumble 4"));
    expect(heard).toEqual(["note 4", "stumble 4"]);
    await worker.stop();
  });

  test("[R49] What a failing listener says is logged without the values in it", () => {
    expect(process.logged()).toContain("out of paper");
    expect(process.logged()).not.toContain("9876543210");
  });

  test("A delivery for a listener that this version does not know waits for one that does", async () => {
    await tell(5);
    const delivery = { eventId: 1, listeners: ["probe/of-the-future"] };
    const delivering = inTransaction(process.platform, (transaction) =>
      deliverEvent(process.platform, transaction, delivery),
    );
    await expect(delivering).rejects.toThrow("probe/of-the-future");
  });

  test("No job is queued for a listener that has nothing to do, and one that an earlier version queued does nothing", async () => {
    const queuedFor = async (number: number) => {
      await process.opened.pool.query(
        "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))",
      );
      await tell(number);
      const { rows } = await process.opened.pool.query(
        "select json_array_elements_text(payload -> 'listeners') as listener from graphile_worker._private_jobs order by 1",
      );
      return rows.map(({ listener }) => listener);
    };
    expect(await queuedFor(77)).toEqual(["probe/note", "probe/seldom", "probe/stumble"]);
    expect(await queuedFor(78)).toEqual(["probe/note", "probe/stumble"]);
    const { id } = await process.platform.database
      .selectFrom("events")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await inTransaction(process.platform, (transaction) =>
      deliverEvent(process.platform, transaction, { eventId: id, listeners: ["probe/seldom"] }),
    );
    expect(heard).toEqual([]);
  });

  test("A payload that does not fit its event's shape reaches no listener", async () => {
    const [note] = listeners;
    const running = inTransaction(process.platform, async (transaction) =>
      note?.run(process.platform, transaction, { number: "four" }),
    );
    await expect(running).rejects.toThrow();
    expect(heard).toEqual([]);
  });

  test("Two listeners of one name are refused at start", () => {
    expect(() => eventCatalogue([...listeners, ...listeners])).toThrow("same name");
  });
});

describe("worker", () => {
  test("While it is stopped work waits in the database; started again it does all of it", async () => {
    const first = await startWorker();
    await first.stop();
    await sql`select graphile_worker.add_job('probe/work', '{"at":1}')`.execute(process.platform.database);
    await sleep(50);
    expect(heard).not.toContain('work {"at":1}');
    const second = await startWorker();
    await until(() => heard.includes('work {"at":1}'));
    await second.stop();
  });
});

async function failedTries(): Promise<number> {
  const { rows } = await process.opened.pool.query<{ attempts: number }>(
    "select attempts from graphile_worker.jobs where last_error like '%out of paper%'",
  );
  return rows[0]?.attempts ?? 0;
}
