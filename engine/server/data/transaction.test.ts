import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import type { Transaction } from "./client.ts";
import { inTransaction } from "./transaction.ts";

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
  for (const name of ["a", "b"]) {
    await process.platform.database.insertInto("settings").values({ name, value: "0" }).execute();
  }
});
afterAll(() => process.close());

const addOne = (transaction: Transaction, name: string) =>
  sql`update settings set value = to_jsonb(value::text::int + 1) where name = ${name}`.execute(transaction);

async function numberIn(name: string): Promise<unknown> {
  const { database } = process.platform;
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

const fail = (code: string) =>
  sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`);

test("A real deadlock of two transactions is undone and tried again, and both take effect once", async () => {
  let tries = 0;
  const meeting = Promise.withResolvers<void>();
  let arrived = 0;
  const crosswise = (first: string, second: string) =>
    inTransaction(process.platform, async (transaction) => {
      tries += 1;
      await addOne(transaction, first);
      arrived += 1;
      if (arrived === 2) meeting.resolve();
      await meeting.promise;
      await addOne(transaction, second);
    });
  await Promise.all([crosswise("a", "b"), crosswise("b", "a")]);
  expect([await numberIn("a"), await numberIn("b")]).toEqual([2, 2]);
  // Sometimes PostgreSQL finds the deadlock from both sides at once and undoes both.
  expect(tries).toBeGreaterThan(2);
});

test("A serialisation failure is tried three times in all, then it is an error and nothing is left of it", async () => {
  let tries = 0;
  const earlier = await numberIn("a");
  const failing = inTransaction(process.platform, async (transaction) => {
    tries += 1;
    await addOne(transaction, "a");
    await fail("40001").execute(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: "40001" });
  expect([tries, await numberIn("a")]).toEqual([3, earlier]);
});

test("Any other error is not tried again, and the work before it is undone", async () => {
  let tries = 0;
  const earlier = await numberIn("a");
  const failing = inTransaction(process.platform, async (transaction) => {
    tries += 1;
    await addOne(transaction, "a");
    await fail("23505").execute(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect([tries, await numberIn("a")]).toEqual([1, earlier]);
});
