import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aFile, anImport, importDesk, work } from "../builders.ts";
import * as contract from "../contract.ts";
import { applyBatch } from "./jobs/apply-import.ts";
import { importsJobs, queueWork } from "./jobs/jobs.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
});
afterAll(() => app.close());

const { aTrader, read, move, preview, applied } = importDesk(() => app);
type Trader = Awaited<ReturnType<typeof aTrader>>;

const lineOf = (trader: Trader, price: number, at = 0) => `${trader.goods[at]?.skuId},,,,${price},,,`;
const lastTryOf = async (name: string, importId: number) => {
  const job = importsJobs.find((one) => one.name === name);
  await job?.onGivenUp?.(app.platform, { importId: String(importId) });
};

describe("a check that does not end", () => {
  it("is stopped by its seller, whose next file begins at once; a late worker writes nothing", async () => {
    const trader = await aTrader();
    const { importId } = await anImport(app, trader.cookie, aFile([lineOf(trader, 440)]));
    const stopped = await move(contract.stopImport, trader, importId);
    expect(stopped.data).toMatchObject({
      ...{ state: "failed", problem: "You stopped the check. Nothing was changed." },
    });
    await work(app, importId);
    expect(await read(trader, importId)).toMatchObject({ state: "failed", rows: 0 });
    expect((await preview(trader, [lineOf(trader, 430)])).state).toBe("checked");
  });

  it("moves to a state that says so when its job gives up, and the next file begins", async () => {
    const trader = await aTrader();
    const { importId } = await anImport(app, trader.cookie, aFile([lineOf(trader, 440)]));
    await lastTryOf("imports/check", importId);
    expect(await read(trader, importId)).toMatchObject({
      ...{ state: "failed", problem: "We could not check this file. Nothing was changed. Send it again." },
    });
    expect((await preview(trader, [lineOf(trader, 430)])).state).toBe("checked");
  });
});

describe("an undo that does not end", () => {
  it("is stopped, is gone on with where it stopped, and never made anew by a confirmation", async () => {
    const trader = await aTrader();
    const { importId } = await preview(trader, [lineOf(trader, 440)]);
    await applied(trader, importId);
    await move(contract.undoImport, trader, importId);
    expect((await move(contract.stopImport, trader, importId)).data).toMatchObject({
      ...{ state: "undo-stopped", canUndo: true, problem: null },
    });
    expect((await move(contract.applyImport, trader, importId)).code).toBe("imports/wrong-state");
    await move(contract.undoImport, trader, importId);
    await lastTryOf("imports/undo", importId);
    expect(await read(trader, importId)).toMatchObject({
      ...{ state: "undo-stopped", canUndo: true, problem: "We could not finish. Try again." },
    });
    await move(contract.undoImport, trader, importId);
    await work(app, importId);
    expect(await read(trader, importId)).toMatchObject({ state: "undone", undoneRows: 1, problem: null });
  });
});

describe("changes whose job gives up", () => {
  it("are stopped, say so, and go on when the seller continues", async () => {
    const trader = await aTrader();
    const { importId } = await preview(trader, [lineOf(trader, 440)]);
    await move(contract.applyImport, trader, importId);
    await lastTryOf("imports/apply", importId);
    const stopped = await read(trader, importId);
    expect(stopped).toMatchObject({ state: "stopped", problem: "We could not finish. Try again." });
    expect(await applyBatch(app.platform, importId)).toBe(false);
    expect(await applied(trader, importId)).toMatchObject({ state: "done", problem: null });
  });

  it("are given up by the worker after the last try, not before", async () => {
    const trader = await aTrader();
    const { importId } = await preview(trader, [lineOf(trader, 440)]);
    const { database } = app.platform;
    await sql`alter table import_rows rename to import_rows_away`.execute(database);
    try {
      await database.updateTable("imports").set({ state: "applying" }).where("id", "=", importId).execute();
      await queueWork(database, "apply", importId);
      await app.startWorker();
      const { rows } = await sql<{ id: string }>`
        select id from graphile_worker._private_jobs where key = ${`imports/apply/${importId}`}`.execute(
        database,
      );
      const tried = async () =>
        (
          await sql<{ attempts: number }>`
          select attempts from graphile_worker._private_jobs where id = ${rows[0]?.id} and locked_at is null
          and last_error is not null`.execute(database)
        ).rows[0]?.attempts;
      // A worker looks for jobs every ten seconds where nobody wakes it.
      await expect.poll(tried, { timeout: 25_000 }).toBe(1);
      expect((await read(trader, importId)).state).toBe("applying");
      await sql`select graphile_worker.reschedule_jobs(array[${rows[0]?.id}::bigint], run_at => now(), attempts => 24)`.execute(
        database,
      );
      const state = async () => (await read(trader, importId)).state;
      await expect.poll(state, { timeout: 25_000 }).toBe("stopped");
    } finally {
      await sql`alter table import_rows_away rename to import_rows`.execute(database);
    }
  });
});

describe("two confirmations at once", () => {
  it("of one import begin it once: the other hears that it is confirmed already", async () => {
    const trader = await aTrader();
    const { importId } = await preview(trader, [lineOf(trader, 440)]);
    const answers = await Promise.all([1, 2, 3].map(() => move(contract.applyImport, trader, importId)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...["OK", "imports/already-confirmed", "imports/already-confirmed"],
    ]);
  });

  it("of two imports of one seller begin one: the other waits for its end", async () => {
    const trader = await aTrader(2);
    const one = await preview(trader, [lineOf(trader, 440)]);
    const { database } = app.platform;
    await database.updateTable("imports").set({ state: "stopped" }).where("id", "=", one.importId).execute();
    const two = await preview(trader, [lineOf(trader, 430, 1)]);
    const answers = await Promise.all(
      [one, two].map(({ importId }) => move(contract.applyImport, trader, importId)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["OK", "imports/one-at-a-time"]);
  });
});
