import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { addToCart, readCart } from "#features/cart/contract";
import { chooseAddress, placeOrder, readCheckout } from "#features/checkout/contract/checkout.ts";
import { listAccounts, listPendingPayments, readEarnings } from "#features/earnings/contract";
import { listUnpaidCash } from "#features/payments/contract/received-money.ts";
import { listSettlements } from "#features/settlements/contract";
import { findOrders, listStuckOrders, readOrderForSupport } from "#features/support/contract";
import {
  type ExecutedPlan,
  largeTablesOf,
  type PlanKind,
  plansDuring,
} from "#testing/large/executed-plans.ts";
import { largeCatalogue, productsOfLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { fillLargeOrders } from "#testing/large/large-orders.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { listOrders, readOrder } from "../contract/orders.ts";
import { listDayOrders, readSellerDay } from "../contract/seller-day.ts";
import { listSellerOrders } from "../contract/seller-orders.ts";
import { selectUntoldLate } from "./late/late-orders.queries.ts";

const orders = 100_000;
let app: TestApp;
let as: string;
let largeTables: Set<string>;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeOrders(kysely, { orders, products: productsOfLargeCatalogue });
  await close();
}

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1, filling: { name: "large-orders", fill, onto: largeCatalogue } });
  const { rows } = await sql<{ profileId: number; profileKey: string }>`
    select profile_id as "profileId", profile_key as "profileKey"
    from role_grants join profiles on profiles.id = profile_id where role = 'agent'`.execute(
    app.platform.database,
  );
  const [agent] = rows;
  if (!agent) throw new Error("no agent was filled");
  as = await sessionFor(app, agent);
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

/** Tables of more than 1,000 rows that a plan reads from end to end, each with its statement. */
function readWhole(plans: readonly ExecutedPlan[]): string[] {
  return plans.flatMap(({ statement, nodes }) =>
    nodes
      .filter((node) => node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? ""))
      .map((node) => `${node["Relation Name"]}: ${statement}`),
  );
}

/** The order that the agent placed in the middle of his year, and where the list goes on after it. */
async function midway() {
  const { rows } = await sql<{ id: string; masterId: string; after: string }>`
    select orders.id, master_id as "masterId", (extract(epoch from orders.created_at) * 1000)::bigint || '_' || orders.id as after
    from orders join role_grants on role_grants.profile_id = buyer_profile_id
    order by orders.created_at desc offset 15000 limit 1`.execute(app.platform.database);
  const [row] = rows;
  if (!row) throw new Error("the agent has too few orders");
  return row;
}

async function done<T extends { readonly status: number }>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  if (got.status >= 300) throw new Error(`answered ${JSON.stringify(got)}`);
  return got;
}

async function fillCart(): Promise<void> {
  for (const listingId of [1, 31]) {
    await done(app.call(addToCart, { body: { listingId, quantity: 1 } }, { as }));
  }
  await done(app.call(chooseAddress, { body: farmersAddress }, { as }));
}

const list = (after?: string) =>
  done(app.call(listOrders, { query: after === undefined ? { limit: 20 } : { limit: 20, after } }, { as }));
const read = (orderId: string, isMasterOrder: "true" | "false") =>
  done(app.call(readOrder, { params: { orderId }, query: { isMasterOrder } }, { as }));
const bothKinds: readonly PlanKind[] = ["values", "kept"];

/** What was read whole, over both kinds of plans; and how many plans of statements were told, at least. */
async function examine(work: () => Promise<unknown>) {
  const found: { readWhole: string[]; told: number[] } = { readWhole: [], told: [] };
  for (const kind of bothKinds) {
    const plans = await plansDuring(app, kind, work);
    found.readWhole.push(...readWhole(plans));
    found.told.push(plans.length);
  }
  return found;
}

test("the tables of orders, ledger and catalogue are large here, so that their plans mean something", () => {
  const expected = ["orders", "master_orders", "order_lines", "ledger_entries", "carts", "listings", "skus"];
  expect([...largeTables]).toEqual(expect.arrayContaining(expected));
});

test("the list of 20,000 own orders among 100,000 reads no large table whole, on the first and a late page", async () => {
  const { after } = await midway();
  expect((await examine(() => list())).readWhole).toEqual([]);
  expect((await examine(() => list(after))).readWhole).toEqual([]);
});

test("the list of own orders reads no large table whole on its last page, however it is paged, with and without days", async () => {
  const days = { fromDate: "2025/06/01", toDate: "2026/07/14" };
  for (const period of [{}, days]) {
    const query = { ...period, offset: 19_990, limit: 10 };
    const found = await examine(() => done(app.call(listOrders, { query }, { as })));
    expect(found.readWhole).toEqual([]);
  }
});

test("what is found by a name, a phone or a state among 20,000 own orders reads no large table whole, on the first and a late page", async () => {
  const { after } = await midway();
  const phone = "7200012345";
  const asked = [{ q: "ramulu" }, { q: phone }, { state: "ended" }, { state: "delivered" }] as const;
  for (const query of [...asked, { q: phone, state: "delivered", after }, { latest: "living" }] as const) {
    const found = await examine(() => done(app.call(listOrders, { query }, { as })));
    expect(found.readWhole).toEqual([]);
  }
});

test("orders of one state are read from their own index, no more than the page holds, however few there are", async () => {
  await sql`update orders set state = 'PAYMENT_PENDING', delivered_at = null where id in ('O0000010', 'O0000020')`.execute(
    app.platform.database,
  );
  for (const query of [{ state: "waiting" }, { state: "delivered" }, { latest: "living" }] as const) {
    const plans = await plansDuring(app, "kept", () => done(app.call(listOrders, { query }, { as })));
    const read = plans.flatMap(({ nodes }) =>
      nodes.filter((node) => node["Index Name"] === "orders_by_group"),
    );
    expect(read.length).toBeGreaterThan(0);
    const rows = read.map(
      (node) => (node["Actual Rows"] ?? Number.NaN) * (node["Actual Loops"] ?? Number.NaN),
    );
    expect(Math.max(...rows)).toBeLessThanOrEqual(11);
  }
});

test("a late page of orders reads no more rows than the page holds: it starts in the index", async () => {
  const { after } = await midway();
  const plans = await plansDuring(app, "kept", () => list(after));
  const nodes = plans.find(({ statement }) => statement.includes("json_agg(tile order by"))?.nodes ?? [];
  expect(nodes.map((node) => node["Index Name"])).toContain("orders_by_buyer");
  expect(nodes.map((node) => node["Node Type"])).not.toContain("Bitmap Heap Scan");
});

test("[API-060] a page by number reads the orders of its day, not those it skips, however far down it stands", async () => {
  const query = { offset: 19_990, limit: 10 };
  const pages = [
    () => done(app.call(listOrders, { query }, { as })),
    () => done(app.call(listAccounts, { query, body: {} }, { as })),
  ];
  for (const page of pages) {
    const plans = await plansDuring(app, "kept", page);
    const read = plans.flatMap(({ nodes }) =>
      nodes
        .filter((node) => node["Relation Name"] === "orders" && node["Index Name"] === "orders_by_buyer")
        .map((node) => (node["Actual Rows"] ?? Number.NaN) * (node["Actual Loops"] ?? Number.NaN)),
    );
    expect(read.length).toBeGreaterThan(0);
    // The agent places 58 orders on a day.
    expect(Math.max(...read)).toBeLessThan(100);
  }
});

test("one seller's order and a master order are found by index, with lines and balance", async () => {
  const { id, masterId } = await midway();
  expect((await examine(() => read(id, "false"))).readWhole).toEqual([]);
  expect((await examine(() => read(masterId, "true"))).readWhole).toEqual([]);
});

test("support finds an order by its number and by the buyer's mobile number, and what is stuck, without reading a table whole", async () => {
  const { id } = await midway();
  const support = (await aPerson(app, { roles: ["support"] })).cookie;
  const { rows } = await sql<{ phone: string }>`
    select mobile_no as phone from profiles join orders on buyer_profile_id = profiles.id where orders.id = ${id}`.execute(
    app.platform.database,
  );
  for (const q of [id, rows[0]?.phone ?? ""]) {
    const found = () => done(app.call(findOrders, { query: { q } }, { as: support }));
    expect((await found()).data.orders).not.toHaveLength(0);
    expect((await examine(found)).readWhole).toEqual([]);
  }
  const order = () => done(app.call(readOrderForSupport, { params: { orderId: id } }, { as: support }));
  expect((await examine(order)).readWhole).toEqual([]);
  expect((await examine(() => done(app.call(listStuckOrders, {}, { as: support })))).readWhole).toEqual([]);
});

test("late orders are found by their day: by support, and by the job that tells their sellers", async () => {
  const support = (await aPerson(app, { roles: ["support"] })).cookie;
  for (const work of [
    () => done(app.call(listStuckOrders, {}, { as: support })),
    () => selectUntoldLate(app.platform.database, { before: "2026-07-10", limit: 200 }),
  ]) {
    const plans = await plansDuring(app, "kept", work);
    expect(plans.flatMap(({ nodes }) => nodes.map((node) => node["Index Name"]))).toContain("orders_late");
  }
});

test("what sellers are to get and what some of them owe reads no large table whole among 100,000 orders", async () => {
  const { cookie: finance } = await aPerson(app, { roles: ["finance"] });
  const settlements = () => done(app.call(listSettlements, { query: {} }, { as: finance }));
  const { debts } = (await settlements()).data;
  expect(debts.flatMap((debt) => debt.orders)).toHaveLength(orders / 1000);
  const found = await examine(settlements);
  expect(found.readWhole).toEqual([]);
});

test("what is owed on each order of a list is summed from the index of the ledger", async () => {
  const plans = await plansDuring(app, "kept", () => list());
  const indexes = plans.flatMap(({ nodes }) => nodes.map((node) => node["Index Name"]));
  expect(indexes).toContain("ledger_entries_by_order");
});

test("the earnings of an agent with 20,000 orders read no large table whole", async () => {
  const found = await examine(() => done(app.call(readEarnings, { query: {} }, { as })));
  expect(found).toEqual({ readWhole: [], told: [2, 2] });
});

test("[API-060] accounts and pending payments read no large table whole, on the first and the last page, with and without days", async () => {
  const days = { fromDate: "2026/01/01", toDate: "2026/07/14" };
  for (const offset of [0, 19_990]) {
    const query = { offset, limit: 10 };
    for (const body of [{}, days]) {
      const accounts = await examine(() => done(app.call(listAccounts, { query, body }, { as })));
      expect(accounts).toEqual({ readWhole: [], told: [3, 3] });
      const unpaid = () => done(app.call(listPendingPayments, { query: { ...query, ...body } }, { as }));
      expect((await examine(unpaid)).readWhole).toEqual([]);
    }
  }
});

test("cart, check-out and placing an order read no large table whole, checks and guards included", async () => {
  for (const kind of bothKinds) {
    const reads = await plansDuring(app, kind, async () => {
      await fillCart();
      await done(app.call(readCart, {}, { as }));
      await done(app.call(readCheckout, {}, { as }));
    });
    expect(readWhole(reads)).toEqual([]);
    const { data } = await done(app.call(readCheckout, {}, { as }));
    const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
    const headers = { "idempotency-key": `plans-${kind}` };
    const writes = await plansDuring(app, kind, () => done(app.call(placeOrder, { body }, { as, headers })));
    expect(readWhole(writes)).toEqual([]);
    expect(writes.length).toBeGreaterThan(8);
  }
});

test("cash that is not confirmed reads no large table whole, of one seller and of all among 100,000 orders", async () => {
  const { cookie: finance } = await aPerson(app, { roles: ["finance"] });
  const { rows } = await sql<{ profileId: number; profileKey: string }>`
    select profiles.id as "profileId", profile_key as "profileKey" from sellers
    join profiles on profiles.id = sellers.profile_id order by sellers.id limit 1`.execute(
    app.platform.database,
  );
  const [owner] = rows;
  if (!owner) throw new Error("no seller was filled");
  await sql`insert into role_grants (profile_id, role, granted_at) values (${owner.profileId}, 'seller', now())
    on conflict do nothing`.execute(app.platform.database);
  const seller = await sessionFor(app, owner);
  const ofAll = () => done(app.call(listUnpaidCash, { query: {} }, { as: finance }));
  const ofOne = () => done(app.call(listSellerOrders, { query: { group: "cash" } }, { as: seller }));
  // The sellers of nearly all have their money: what is delivered and not settled is of the last days.
  await sql`update orders set state = 'SETTLED' where id < 'O0098000'`.execute(app.platform.database);
  await sql`analyze orders`.execute(app.platform.database);
  expect((await examine(ofAll)).readWhole).toEqual([]);
  expect((await examine(ofOne)).readWhole).toEqual([]);
  // The day of one seller, and of the sellers' latest orders some wait in each stage.
  await sql`update orders set state = case right(id, 1) when '1' then 'ORD_PLACED' when '2' then 'SELLER_ACCEPTED' else 'PACKED' end
    where id >= 'O0099000'`.execute(app.platform.database);
  await sql`analyze orders`.execute(app.platform.database);
  const ofDay = [
    () => done(app.call(readSellerDay, {}, { as: seller })),
    ...(["accept", "pack", "handOver"] as const).map(
      (stage) => () => done(app.call(listDayOrders, { query: { stage } }, { as: seller })),
    ),
  ];
  for (const read of ofDay) expect((await examine(read)).readWhole).toEqual([]);
});
