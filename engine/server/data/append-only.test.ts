import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { audit } from "./audit.ts";

let process: TestPlatform;
const run = (text: string, values: unknown[] = []) => process.opened.pool.query(text, values);
const refused = { code: "23001", message: expect.stringContaining("append-only") };

beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

/** Adds a set with these amounts, in one transaction. */
async function post(key: string, amounts: readonly number[]): Promise<void> {
  const client = await process.opened.pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query(
      "insert into ledger_sets (effect_key, kind, occurred_at) values ($1, 'probe', now()) returning id",
      [key],
    );
    for (const amount of amounts) {
      await client.query(
        "insert into ledger_entries (set_id, account, amount_in_paise) values ($1, 'probe', $2)",
        [rows[0].id, amount],
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

const setsCalled = async (key: string) =>
  (await run("select from ledger_sets where effect_key = $1", [key])).rowCount;

describe("ledger", () => {
  test("[R22] A set whose entries sum to zero is kept", async () => {
    await post("balanced", [70_00, -50_00, -20_00]);
    expect(await setsCalled("balanced")).toBe(1);
  });

  test("[R22] A set that does not sum to zero is refused at commit, and nothing of it stays", async () => {
    for (const amounts of [[1], [70_00, -69_99], [1, 1, -1]]) {
      await expect(post("unbalanced", amounts)).rejects.toMatchObject({ code: "23514" });
    }
    expect(await setsCalled("unbalanced")).toBe(0);
  });

  test("[R22] A single entry added to a kept set later is refused too", async () => {
    const adding = run(
      "insert into ledger_entries (set_id, account, amount_in_paise) select id, 'probe', 5 from ledger_sets where effect_key = 'balanced'",
    );
    await expect(adding).rejects.toMatchObject({ code: "23514" });
  });

  test("[R22] An effect is booked once, and an entry of nothing does not exist", async () => {
    await expect(post("balanced", [5, -5])).rejects.toMatchObject({ code: "23505" });
    await expect(post("empty", [0])).rejects.toMatchObject({ code: "23514" });
  });
});

describe("no row is changed, deleted or emptied away", () => {
  const tables: Record<string, string> = {
    ledger_sets: "kind = 'other'",
    ledger_entries: "amount_in_paise = amount_in_paise",
    audit_log: "subject = 'other'",
    order_state_changes: "action = 'other'",
  };

  test("[R22] in ledger, audit log and order history, by triggers of the database itself", async () => {
    await audit({ actor: null, clock: process.clock, requestId: "r" }, process.platform.database, {
      action: "probe/look",
      subject: "order 1",
    });
    await fillOrderHistory();
    for (const [table, change] of Object.entries(tables)) {
      const count = async () => (await run(`select from ${table}`)).rowCount;
      const before = await count();
      expect([table, before]).not.toEqual([table, 0]);
      await expect(run(`update ${table} set ${change}`)).rejects.toMatchObject(refused);
      await expect(run(`delete from ${table}`)).rejects.toMatchObject(refused);
      await expect(run(`truncate ${table} cascade`)).rejects.toMatchObject(refused);
      expect([table, await count()]).toEqual([table, before]);
    }
  });
});

describe("audit log", () => {
  test("[R49] A line tells who, what, which thing, when in UTC and in which request, in the change's transaction", async () => {
    const actor = { profileId: 7, profileKey: "p", roles: [] };
    const entry = { action: "orders/confirm-cash", subject: "order 12", detail: { amountInPaise: 500 } };
    const context = { actor, clock: process.clock, requestId: "request 1" };
    const { database } = process.platform;
    const failing = database.transaction().execute(async (transaction) => {
      await audit(context, transaction, entry);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    await audit(context, database, entry);
    const rows = await database
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "=", "order 12")
      .execute();
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        occurred_at: process.clock.now(),
        actor_profile_id: 7,
        action: "orders/confirm-cash",
        subject: "order 12",
        detail: { amountInPaise: 500 },
        request_id: "request 1",
      },
    ]);
  });
});

/** One change of one order; the rows above it exist only so that the foreign keys hold. */
async function fillOrderHistory(): Promise<void> {
  await run(`with person as (
      insert into profiles (profile_key, mobile_no, first_name, created_at)
      values ('p', '9876543210', 'Padma', now()) returning id
    ), seller as (
      insert into sellers (profile_id, business_name, business_name_te, gstin, town, state, postal_code, created_at)
      select id, 'S', 'S', '36AAACA0000A1Z5', 'W', 'Telangana', '506002', now() from person returning id
    ), cart as (
      insert into carts (profile_id, created_at) select id, now() from person returning id
    ), master as (
      insert into master_orders (id, cart_id, buyer_profile_id, buyer_is_agent, unified_store_id, payment_mode,
        recipient_name, phone, address_line1, address_line2, landmark, city, state, postal_code, created_at)
      select 'M1', cart.id, person.id, false, 's', 'COD', 'R', '9876543210', 'a', '', '', 'W', 'Telangana', '506002',
        now() from cart, person returning id
    ), placed as (
      insert into orders (id, master_id, seller_id, buyer_profile_id, state, state_entered_at, trade_type,
        items_value_in_paise, shipping_in_paise, handling_in_paise, total_in_paise, commission_in_paise, expected_by, created_at)
      select 'O1', master.id, seller.id, person.id, 'ORD_PLACED', now(), 'INTRASTATE', 1, 0, 0, 1, 0, now(), now()
      from master, seller, person returning id
    )
    insert into order_state_changes (order_id, action, to_state, actor_kind, entered_at)
    select id, 'PLACE', 'ORD_PLACED', 'buyer', now() from placed`);
}
