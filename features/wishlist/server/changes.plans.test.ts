import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import { wishlistJobs } from "./tell-changes.ts";

const products = 20_000;
const people = 1000;
/** On the wishlist of each. */
const entriesOfEach = 30;
/** Where they live. */
const pinCodes = 250;
let app: TestApp;
let largeTables: Set<string>;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeCatalogue(kysely, { products, sellers: 200 });
  await sql`
    with people as (
      insert into profiles (profile_key, mobile_no, first_name, postal_code, created_at)
      select 'keeper-' || n, (6000000000 + n)::text, 'Keeper ' || n, (500001 + n % ${pinCodes}::int)::text, '2026-01-01'
      from generate_series(1, ${people}::int) n returning id
    )
    insert into wishlist_items (profile_id, level3_id, created_at)
    select id, (id * 37 + n * 101) % ${products}::int + 1, '2026-01-01'
    from people cross join generate_series(1, ${entriesOfEach}::int) n`.execute(kysely);
  await sql`vacuum analyze wishlist_items, profiles`.execute(kysely);
  await close();
}

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1, filling: { name: "large-wishlists", fill } });
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

async function look(): Promise<void> {
  app.clock.advance(600_000);
  for (const job of wishlistJobs) await job.run(app.platform, null);
}

test.each<PlanKind>(["values", "kept"])(
  "planned for its %s, a look at 30,000 entries reads no large table whole",
  async (kind) => {
    expect([...largeTables]).toEqual(
      expect.arrayContaining(["wishlist_items", "shelf", "listings", "offers"]),
    );
    const plans = await plansDuring(app, kind, look);
    const nodes = plans.flatMap((plan) => plan.nodes);
    expect(nodes.map((node) => node["Relation Name"])).toContain("wishlist_items");
    const readWhole = nodes.filter(
      (node) => node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? ""),
    );
    expect(readWhole).toEqual([]);
  },
);

test("a look comes to the last entry, and tells of it", async () => {
  await look();
  const { rows } = await sql<{ listingId: number; sellerId: number; profileId: number }>`
    select listings.id as "listingId", listings.seller_id as "sellerId", item.profile_id as "profileId"
    from wishlist_items item join product_level3 product on product.id = item.level3_id
    join listings on listings.id = product.lead_listing_id
    order by item.id desc limit 1`.execute(app.platform.database);
  const [last] = rows;
  if (!last) throw new Error("no entry was filled");
  await inTransaction(app.platform, (transaction) =>
    changeListing(transaction, { ...last, changed: { priceInPaise: 1_00 }, changedAt: app.clock.now() }),
  );
  await look();
  const { rows: told } = await sql<{ profileId: number }>`
    select profile_id as "profileId" from notifications where profile_id = ${last.profileId}`.execute(
    app.platform.database,
  );
  expect(told).toHaveLength(1);
});
