import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import type { GoodsAsked } from "../goods-asked.ts";
import { countShelf } from "./count-shelf.ts";
import { type CountRow, readCounts } from "./counts.queries.ts";
import { readDiscounts, readShelf } from "./shelf-rows.queries.ts";

allowEachTest(120_000);
const seed = 20_261_128;
const rounds = Number(process.env["SANTHA_RANDOM_STEPS"] ?? 2000) / 200;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await fillLargeCatalogue(app.platform.database, { products: 400, sellers: 6 });
}, 60_000);
afterAll(() => app.close());

const some = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
const choice = fc.record({
  category: some("category-3", "category-5", "none"),
  group: some("category-3-group-2", "none"),
  crops: some(["cotton"], ["paddy", "maize"]),
  makers: some(["Maker 7"], ["Maker 1", "Maker 2", "Maker 3"]),
  sellerIds: some([1], [2, 5]),
  priceFromInPaise: some(500_00, 510_00),
  priceToInPaise: some(500_00, 2_005_00),
  isServedHere: fc.boolean(),
  isInStock: fc.boolean(),
  place: fc.constantFrom({ pinCode: "506002", serving: [1, 3, 4] }, { pinCode: null, serving: [] }),
});

const asLines = (rows: readonly CountRow[]) =>
  rows
    .filter(({ count }) => count > 0)
    .map(({ facet, value, count }) => `${facet} ${value}: ${count}`)
    .sort();

/** Prices, stock and offers as sellers and orders change them. */
async function changeSome(random: number): Promise<void> {
  const { database } = app.platform;
  await sql`
    update shelf set price_in_paise = (listing_id * 7919 + ${random}::bigint) % 5 * 250_00 + 100_00,
      is_in_stock = (listing_id + ${random}::bigint) % 3 > 0
    where (listing_id * 31 + ${random}::bigint) % 10 = 0`.execute(database);
  await sql`
    insert into offers (seller_id, listing_id, discount_in_paise, pin_prefixes, starts_on, ends_on, created_at)
    select seller_id, id, (id % 4 + 1) * 150_00, array['50'], '2026-07-01', '2026-07-31', now()
    from listings where (id * 17 + ${random}::bigint) % 40 = 0`.execute(database);
}

test("counts taken from rows that were read once are those of a recount in SQL, whatever is chosen and after any change", async () => {
  const { database } = app.platform;
  for (const random of fc.sample(fc.nat(10_000), { seed, numRuns: rounds })) {
    await changeSome(random);
    for (const { place, ...chosen } of fc.sample(choice, { seed: seed + random, numRuns: 20 })) {
      const viewer = { place, isMarginShown: false, onDay: "2026-07-14" };
      const asked: GoodsAsked = { ...chosen, viewer, sought: undefined, isWordUnsure: false };
      const shelf = await readShelf(database, asked.category, 10_001);
      const discounts = await readDiscounts(database, viewer);
      expect(discounts.size > 0).toBe(place.pinCode !== null);
      const counts = countShelf(shelf, asked, discounts);
      expect(asLines(counts), JSON.stringify(asked)).toEqual(asLines(await readCounts(database, asked)));
    }
  }
});

test("among more rows than are counted the newest are, and one more tells that there are more", async () => {
  const shelf = await readShelf(app.platform.database, undefined, 51);
  const ids = shelf.flat().map(({ listingId }) => listingId);
  expect(ids).toHaveLength(51);
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(listing_id) as ids from (select listing_id from shelf order by level3_id desc limit 51) newest`.execute(
    app.platform.database,
  );
  expect(ids.toSorted()).toEqual(rows[0]?.ids.toSorted());
});
