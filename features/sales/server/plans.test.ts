import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { largeCatalogue, productsOfLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { fillLargeOrders } from "#testing/large/large-orders.ts";
import { grantRole, type TestApp, testApp } from "#testing/process/app.ts";
import { sessionOf } from "../builders.ts";
import { listPurchases, listSales, listSellerAccounts, readSalesFile } from "../contract.ts";

let app: TestApp;
let seller: string;
let buyer: string;
let largeTables: Set<string>;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeOrders(kysely, { orders: 100_000, products: productsOfLargeCatalogue });
  await close();
}

/** A session of a person, who sells. */
async function asSeller(found: RawBuilder<{ id: number }>): Promise<string> {
  const { rows } = await found.execute(app.platform.database);
  const profileId = rows[0]?.id ?? 0;
  await grantRole(app, profileId, "seller");
  return sessionOf(app, profileId);
}

/** Of the businesses that owe something, the one with most orders; and the person who buys most. */
const busiestSeller = sql<{ id: number }>`
  select sellers.profile_id as id from orders join sellers on sellers.id = seller_id
  where exists (select from ledger_seller_balances open where open.seller_id = sellers.id and balance_in_paise <> 0)
  group by sellers.id order by count(*) desc limit 1`;
const busiestBuyer = sql<{ id: number }>`
  select buyer_profile_id as id from orders group by buyer_profile_id order by count(*) desc limit 1`;

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1, filling: { name: "large-orders", fill, onto: largeCatalogue } });
  seller = await asSeller(busiestSeller);
  buyer = await asSeller(busiestBuyer);
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

const bothKinds: readonly PlanKind[] = ["values", "kept"];

/** Large tables that a call reads from end to end, each with its statement. */
async function readWhole(work: () => Promise<{ readonly status?: number; readonly statusCode?: number }>) {
  const found: string[] = [];
  for (const kind of bothKinds) {
    const plans = await plansDuring(app, kind, async () => {
      const { status, statusCode = status } = await work();
      expect(statusCode).toBe(200);
    });
    for (const { statement, nodes } of plans)
      for (const node of nodes)
        if (node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? ""))
          found.push(`${kind} ${node["Relation Name"]}: ${statement}`);
  }
  return found;
}

test("accounts read no large table whole among 100,000 orders: all, open and settled ones, on the first and a later page", async () => {
  const list = (query: object) => app.call(listSellerAccounts, { query }, { as: seller });
  for (const query of [{}, { show: "open" }, { show: "settled" }]) {
    const first = await list(query);
    expect(first.data.orders).not.toEqual([]);
    expect(await readWhole(() => list(query))).toEqual([]);
  }
  const after = (await list({ limit: 50 })).data.nextAfter ?? "";
  expect(await readWhole(() => list({ after }))).toEqual([]);
});

test("sales of a month with their totals and file, and purchases, read no large table whole among 100,000 orders", async () => {
  const query = { fromDate: "2025/07/01", toDate: "2025/07/31" };
  const list = () => app.call(listSales, { query }, { as: seller });
  expect((await list()).data.sales).not.toEqual([]);
  expect(await readWhole(list)).toEqual([]);
  const url = `${readSalesFile.path}?fromDate=${query.fromDate}&toDate=${query.toDate}`;
  expect(await readWhole(() => app.app.inject({ url, headers: { cookie: seller } }))).toEqual([]);
  expect(await readWhole(() => app.call(listPurchases, { query: {} }, { as: buyer }))).toEqual([]);
});
