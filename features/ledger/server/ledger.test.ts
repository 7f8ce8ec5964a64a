import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type JournalEntry, movement, postAll, postJournal, sumOfOrder, sumsOfParty } from "./public.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (sets: readonly (JournalEntry | null)[]) =>
  inTransaction(app.platform, (transaction) => postJournal(app.platform, transaction, sets));

const owed = (orderId: string, amountInPaise: number) =>
  movement(
    { effectKey: `order-placed:${orderId}`, kind: "order-placed", orderId },
    amountInPaise,
    { account: "seller-due", partyId: 1 },
    { account: "buyer-receivable", partyId: 2 },
  );

test("a set moves an amount from one account to another and is posted once under its key", async () => {
  expect(await post([owed("A1", 500_00)])).toEqual(["order-placed:A1"]);
  expect(await post([owed("A1", 500_00)])).toEqual([]);
  const { database } = app.platform;
  expect(await sumOfOrder(database, "buyer-receivable", "A1")).toBe(500_00);
  expect(await sumOfOrder(database, "seller-due", "A1")).toBe(-500_00);
});

test("the same effect in parallel is posted once", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => post([owed("A2", 70_00)])));
  expect(answers.flat()).toEqual(["order-placed:A2"]);
  expect(await sumOfOrder(app.platform.database, "buyer-receivable", "A2")).toBe(70_00);
});

test("[R22] sets of which something follows are all new, or none of them is posted", async () => {
  const postNew = (sets: readonly (JournalEntry | null)[]) =>
    inTransaction(app.platform, (transaction) => postAll(app.platform, transaction, sets));
  await postNew([owed("A6", 10_00), null]);
  await expect(postNew([owed("A7", 20_00), owed("A6", 10_00)])).rejects.toThrow(
    "the ledger set order-placed:A6 was posted before",
  );
  const { database } = app.platform;
  expect(await sumOfOrder(database, "buyer-receivable", "A6")).toBe(10_00);
  expect(await sumOfOrder(database, "buyer-receivable", "A7")).toBe(0);
});

test("nothing to move posts nothing; fractions and unbalanced sets are refused", async () => {
  expect(await post([owed("A3", 0)])).toEqual([]);
  await expect(post([owed("A4", 0.5)])).rejects.toThrow("is no amount");
  const unbalanced: JournalEntry = {
    effectKey: "wrong",
    kind: "wrong",
    orderId: null,
    entries: [
      { account: "seller-due", partyId: 1, amountInPaise: 5 },
      { account: "buyer-receivable", partyId: 2, amountInPaise: -4 },
    ],
  };
  await expect(post([unbalanced])).rejects.toThrow("sums to 1");
});

test("the database itself refuses a set that does not sum to zero (R22)", async () => {
  const { database } = app.platform;
  const write = database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto("ledger_sets")
      .values({ effect_key: "by-hand", kind: "wrong", order_id: null, occurred_at: app.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto("ledger_entries")
      .values({ set_id: id, account: "seller-due", party_id: 9, order_id: null, amount_in_paise: 1 })
      .execute();
  });
  await expect(write).rejects.toThrow("does not sum to zero");
});

test("entries are never changed, deleted or emptied (R22)", async () => {
  await post([owed("A5", 1_00)]);
  const { database } = app.platform;
  await expect(database.updateTable("ledger_entries").set({ party_id: 3 }).execute()).rejects.toThrow(
    "append-only",
  );
  await expect(database.deleteFrom("ledger_entries").execute()).rejects.toThrow("append-only");
  await expect(database.updateTable("ledger_sets").set({ kind: "x" }).execute()).rejects.toThrow(
    "append-only",
  );
  await expect(database.deleteFrom("ledger_sets").execute()).rejects.toThrow("append-only");
});

test("sums of a party are read for the accounts asked for", async () => {
  await post([
    movement(
      { effectKey: "margin-pending:B1", kind: "margin-pending", orderId: "B1" },
      12_50,
      { account: "margin-collected-by-agent", partyId: null },
      { account: "agent-margin-pending", partyId: 77 },
    ),
  ]);
  const sums = await sumsOfParty(app.platform.database, 77, ["agent-margin-pending", "agent-margin-earned"]);
  expect([...sums]).toEqual([["agent-margin-pending", 12_50]]);
});
