import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenedDatabase, openDatabase } from "#engine/server/data/client.ts";
import { demoAccounts } from "#engine/server/demo-accounts.ts";
import { orderStates, passingStates } from "#features/orders/contract/order-states.ts";
import { type FreshDatabase, freshDatabase } from "#testing/database/testing.ts";
import { demoPackFile } from "./data/demo-data.ts";
import { unpackWorld } from "./data/world-pack.ts";
import { ensureDemoWorld, hasDemoWorld, movingDates, renumbered } from "./ensure-world.ts";

const now = new Date("2027-03-05T03:00:00Z");
let fresh: FreshDatabase;
let opened: OpenedDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  opened = await openDatabase({ url: fresh.url, maxConnections: 2, applicationName: "santha test" });
  await ensureDemoWorld(opened.kysely, fresh.url, now, () => {});
});
afterAll(async () => {
  await opened.close();
  await fresh.drop();
});

async function one<T>(query: ReturnType<typeof sql<{ value: T }>>): Promise<T | undefined> {
  return (await query.execute(opened.kysely)).rows[0]?.value;
}

test("the demo world has its people, products and orders", async () => {
  const mobiles = await opened.kysely
    .selectFrom("profiles")
    .select("mobile_no")
    .where("is_demo", "=", true)
    .execute();
  const numbers = new Set(mobiles.map((row) => row.mobile_no));
  expect(demoAccounts.filter(({ mobileNo }) => !numbers.has(mobileNo))).toEqual([]);
  expect(
    await one(sql<{ value: number }>`select count(*) as value from product_level3`),
  ).toBeGreaterThanOrEqual(180);
  expect(await one(sql<{ value: number }>`select count(*) as value from sellers`)).toBe(6);
  expect(
    await one(sql<{ value: number }>`select count(*) as value from master_orders where id not like 'D%'`),
  ).toBe(334);
});

test("it has orders in every state: those in which an order rests, and in the history those it only passes", async () => {
  const passing: readonly string[] = passingStates;
  const resting = await opened.kysely.selectFrom("orders").select("state").distinct().execute();
  expect(resting.map(({ state }) => state).sort()).toEqual(
    orderStates.filter((state) => !passing.includes(state)).sort(),
  );
  const entered = await opened.kysely
    .selectFrom("order_state_changes")
    .select("to_state")
    .distinct()
    .execute();
  expect(entered.map(({ to_state }) => to_state).sort()).toEqual([...orderStates].sort());
  // The settlement states have two readings: of a refund, and of what the seller gets.
  const readings = await sql<{ state: string; is_cancelled: boolean }>`
    select distinct state, is_cancelled from orders where state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
    order by state, is_cancelled`.execute(opened.kysely);
  expect(readings.rows.map(({ state, is_cancelled }) => `${state} ${is_cancelled}`)).toEqual([
    "SETTLEMENT_APPROVAL_INP false",
    "SETTLEMENT_APPROVAL_INP true",
    "SETTLEMENT_INP false",
    "SETTLEMENT_INP true",
  ]);
});

test("what its orders have told the named accounts lies in the last days, the last day unread, each order's number as it is now", async () => {
  const told = await opened.kysely
    .selectFrom("notifications")
    .innerJoin("profiles", "profiles.id", "profile_id")
    .select(["mobile_no", "told_at", "read_at", "leads_to"])
    // Of a payout, a late order, words and reviews people are told when they come, however long ago.
    .where("leads_to", "<>", "/app/payouts")
    .where("kind", "<>", "ORDER_LATE")
    .where("leads_to", "not like", "/app/social/%")
    .where("leads_to", "not like", "/app/chats/%")
    .where("leads_to", "not like", "%/reviews%")
    .where("leads_to", "not like", "%/rate")
    .execute();
  const day = 86_400_000;
  const end = now.getTime();
  expect(told.filter(({ told_at }) => told_at > end || told_at < end - 7 * day)).toEqual([]);
  for (const mobileNo of ["9000000001", "9000000003"]) {
    const own = told.filter((each) => each.mobile_no === mobileNo);
    expect([mobileNo, own.length > 0]).toEqual([mobileNo, true]);
  }
  const padma = told.filter((each) => each.mobile_no === "9000000001");
  expect(padma.some(({ read_at }) => read_at === null)).toBe(true);
  const orders = await opened.kysely.selectFrom("orders").select("id").execute();
  const ids = new Set(orders.map(({ id }) => id));
  expect(told.filter(({ leads_to }) => !ids.has(leads_to.split("/").at(-1) ?? ""))).toEqual([]);
});

test("farmers talk in a group, and one who is asked has not said yes yet", async () => {
  const { rows } = await sql<{ state: string; people: number; said: number }>`
    select member.state, count(*)::int as people, (select count(*)::int from chat_messages said
      where said.chat_id = chat.id and said.event is null) as said
    from chats chat join chat_members member on member.chat_id = chat.id where chat.kind = 'group'
    group by chat.id, member.state order by member.state`.execute(opened.kysely);
  expect(rows).toEqual([
    { state: "asked", people: 1, said: 6 },
    { state: "in", people: 4, said: 6 },
  ]);
});

test("its ledger sums to zero, for each order too, and no stock is below zero", async () => {
  expect(
    await one(sql<{ value: number }>`select sum(amount_in_paise)::bigint as value from ledger_entries`),
  ).toBe(0);
  const open = await one(sql<{ value: number }>`select count(*) as value from orders
    left join published.ledger_order_balances on order_id = id where coalesce(balance_in_paise, 0) not in (0, total_in_paise)`);
  expect(open).toBe(0);
  expect(
    await one(sql<{ value: number }>`select min(on_hand - allocated) as value from listings`),
  ).toBeGreaterThanOrEqual(0);
});

test("beside nine of ten products that sell well stand two others or more that were bought with them", async () => {
  const { rows } = await sql<{ level3_id: number; companions: number }>`
    select level3_id, (select count(*) from products_bought_together together
      where together.level3_id = ordered_products.level3_id)::int as companions
    from published.ordered_products group by level3_id having count(*) >= 8 order by level3_id`.execute(
    opened.kysely,
  );
  expect(rows.length).toBeGreaterThan(30);
  const alone = rows.filter(({ companions }) => companions < 2);
  expect(alone.length).toBeLessThanOrEqual(rows.length / 10);
});

test("it ends today: the newest order is a day old at most, and numbers begin with their day", async () => {
  const newest = await one(sql<{ value: Date }>`select max(created_at) as value from orders`);
  expect(now.getTime() - (newest?.getTime() ?? 0)).toBeLessThan(2 * 86_400_000);
  const odd = await one(sql<{ value: number }>`select count(*) as value from orders
    where not is_practice and left(id, 6) <> to_char(created_at at time zone 'Asia/Kolkata', 'YYMMDD')`);
  expect(odd).toBe(0);
  const unbooked = await one(sql<{
    value: number;
  }>`select count(*) as value from orders where not is_practice and not exists
    (select 1 from ledger_sets where effect_key = 'order-placed:' || orders.id)`);
  expect(unbooked).toBe(0);
});

test("a buyer's orders stand on the days on which they are counted, so that late pages and totals of days are right", async () => {
  const counts = (select: string) =>
    sql`${sql.raw(select)} order by 1, 2, 3`.execute(opened.kysely).then(({ rows }) => rows);
  const ordered = await counts(`select buyer_profile_id, is_practice,
    (created_at at time zone 'Asia/Kolkata')::date::text as day, count(*)::int as orders from orders group by 1, 2, 3`);
  expect(ordered.length).toBeGreaterThan(20);
  expect(
    await counts(`select buyer_profile_id, is_practice, day::text, orders from buyer_order_days`),
  ).toEqual(ordered);
});

test("every day of the schema moves with the world, unless it is a day of the law or of this installation", async () => {
  const standing = [
    "commission_rules.valid_from",
    "coupon_terms.valid_from",
    "gst_rates.valid_from",
    "licence_notices.valid_until",
    "licence_requests.valid_until",
    "pushes.counted_on",
    "seller_licences.valid_until",
    "service_rates.valid_from",
    "withholding_rates.valid_from",
  ];
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'date' order by 1`.execute(
    opened.kysely,
  );
  expect(rows.map(({ name }) => name).filter((name) => !movingDates.has(name))).toEqual(standing);
});

test("the first agent has practised, and nothing is booked for it", async () => {
  const practised = await one(
    sql<{ value: number }>`select count(*) as value from master_orders where id like 'D%'`,
  );
  expect(practised).toBe(2);
  const booked = await one(sql<{ value: number }>`select count(*) as value from ledger_sets
    where order_id in (select id from orders where is_practice)`);
  expect(booked).toBe(0);
});

test("new rows and order numbers go on where the demo world ends", async () => {
  const { id } = await opened.kysely
    .insertInto("profiles")
    .values({ profile_key: "new", mobile_no: "9888800000", first_name: "New", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(60);
  const highest = await one(
    sql<{ value: string }>`select max(right(id, 6)) as value from orders where not is_practice`,
  );
  expect(await one(sql<{ value: number }>`select nextval('order_numbers') as value`)).toBeGreaterThan(
    Number(highest),
  );
});

test("a second start restores nothing, and a database with other accounts is refused", async () => {
  expect(await hasDemoWorld(opened.kysely)).toBe(true);
  await ensureDemoWorld(opened.kysely, fresh.url, now, () => expect.unreachable());
  const other = await freshDatabase();
  const database = await openDatabase({ url: other.url, maxConnections: 1, applicationName: "santha test" });
  try {
    await database.kysely
      .insertInto("profiles")
      .values({ profile_key: "real", mobile_no: "9888800001", first_name: "Real", created_at: now })
      .execute();
    await expect(ensureDemoWorld(database.kysely, other.url, now, () => {})).rejects.toThrow(
      "accounts that the demo",
    );
  } finally {
    await database.close();
    await other.drop();
  }
});

test("two that start at once on an empty database restore it once, and both go on", async () => {
  const empty = await freshDatabase();
  const database = await openDatabase({ url: empty.url, maxConnections: 2, applicationName: "santha test" });
  try {
    const start = () => ensureDemoWorld(database.kysely, empty.url, now, () => {});
    await Promise.all([start(), start()]);
    const people = await sql<{ count: number }>`select count(*)::int as count from profiles`.execute(
      database.kysely,
    );
    expect(people.rows[0]?.count).toBe(unpackWorld(readFileSync(demoPackFile)).tables["profiles"]?.length);
  } finally {
    await database.close();
    await empty.drop();
  }
});

test("an order's number moves with its day wherever it is mentioned; other digits stay", () => {
  const world = unpackWorld(readFileSync(demoPackFile));
  const text = JSON.stringify(renumbered(world, 31 * 86_400_000).tables);
  const orders = world.tables["orders"] ?? [];
  const [order] = orders;
  expect(text).not.toContain(`"${order?.["id"]}"`);
  expect(text.match(/"9000000001"/g)?.length).toBe(
    JSON.stringify(world.tables).match(/"9000000001"/g)?.length,
  );
});
