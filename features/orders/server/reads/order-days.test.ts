import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { addToCart } from "#features/cart/contract";
import { chooseAddress, placeOrder, readCheckout } from "#features/checkout/contract/checkout.ts";
import { listAccounts, readEarnings } from "#features/earnings/contract";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { fillLargeOrders } from "#testing/large/large-orders.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { listOrders } from "../../contract/orders.ts";

let app: TestApp;
let agent: { readonly profileId: number; readonly profileKey: string };
let as: string;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeCatalogue(kysely, { products: 100 });
  await fillLargeOrders(kysely, { orders: 3000, products: 100, buyers: 10 });
  await close();
}

beforeAll(async () => {
  app = await testApp({ filling: { name: "order-days", fill } });
  const { rows } = await sql<typeof agent>`
    select profile_id as "profileId", profile_key as "profileKey"
    from role_grants join profiles on profiles.id = profile_id where role = 'agent'`.execute(
    app.platform.database,
  );
  if (!rows[0]) throw new Error("no agent was filled");
  agent = rows[0];
  as = await sessionFor(app, agent);
});
afterAll(() => app.close());

/** All ids of the agent's real orders, newest first, of the days written yyyy-mm-dd. */
async function allOf(from = "2000-01-01", to = "2100-01-01"): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where buyer_profile_id = ${agent.profileId} and not is_practice
      and (created_at at time zone 'Asia/Kolkata')::date between ${from}::date and ${to}::date
    order by created_at desc, id desc`.execute(app.platform.database);
  return rows.map(({ id }) => id);
}

const days = { fromDate: "2025/06/02", toDate: "2025/06/04" };
const cases = [
  { asked: {}, expected: () => allOf() },
  { asked: days, expected: () => allOf("2025-06-02", "2025-06-04") },
];

test("[API-060] a page by number is the list cut there, with and without days, over the borders of days and behind the end", async () => {
  for (const { asked, expected } of cases) {
    const all = await expected();
    expect(all.length).toBeGreaterThan(100);
    for (const offset of [0, 1, 7, 28, 29, 30, 57, 58, 99, all.length - 3, all.length, all.length + 40]) {
      const cut = all.slice(offset, offset + 10);
      const page = { offset, limit: 10 };
      const list = await app.call(listOrders, { query: { ...asked, ...page } }, { as });
      expect(list.data.orders.map(({ orderId }) => orderId)).toEqual(cut);
      const accounts = await app.call(listAccounts, { query: page, body: asked }, { as });
      expect(accounts.data.orders.map(({ orderId }) => orderId)).toEqual(cut);
      expect(accounts.data.totalOrders).toBe(all.length);
    }
  }
});

test("an order is counted on its day in India with the transaction that places it", async () => {
  const totalOf = async () => (await app.call(readEarnings, { query: {} }, { as })).data.totalOrders;
  const before = await totalOf();
  for (let round = 1; round <= 2; round += 1) {
    await app.call(addToCart, { body: { listingId: 1, quantity: 1 } }, { as });
    await app.call(chooseAddress, { body: farmersAddress }, { as });
    const { fingerprint } = (await app.call(readCheckout, {}, { as })).data;
    const headers = { "idempotency-key": `order-days-${round}` };
    await app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as, headers });
    expect(await totalOf()).toBe(before + round);
  }
  const { rows } = await sql`
    select buyer_profile_id, is_practice, (created_at at time zone 'Asia/Kolkata')::date as day, count(*)::int as orders
    from orders group by 1, 2, 3 except select buyer_profile_id, is_practice, day, orders from buyer_order_days`.execute(
    app.platform.database,
  );
  expect(rows).toEqual([]);
});
