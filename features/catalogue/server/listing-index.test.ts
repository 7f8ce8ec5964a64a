import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aProduct, type BuiltProduct } from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import { releaseStock, takeStock } from "./public.ts";
import { readAdminWords } from "./search/admin-words.queries.ts";
import { cropsOf } from "./search/crops.ts";
import { searchWordsOf } from "./search/search-words.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const shelfOf = async ({ level3Id }: BuiltProduct) =>
  app.platform.database
    .selectFrom("shelf")
    .select(["listing_id", "price_in_paise", "commission_in_paise", "is_in_stock", "is_lead"])
    .where("level3_id", "=", level3Id)
    .orderBy("listing_id")
    .execute();
const leadOf = async ({ level3Id }: BuiltProduct) =>
  (
    await sql<{ lead: number | null }>`
      select lead_listing_id as lead from product_level3 where id = ${level3Id}`.execute(
      app.platform.database,
    )
  ).rows[0]?.lead;

test("the shelf follows price, stock and visibility: one row for each seller who offers, one of them the lead", async () => {
  const product = await aProduct(app, {
    priceInPaise: 200_00,
    commissionInPaise: 10_00,
    mrpInPaise: 900_00,
    onHand: 2,
  });
  const other = await aListing(app, {
    skuId: product.skuIds[0] ?? 0,
    ...{ priceInPaise: 300_00, commissionInPaise: 20_00, mrpInPaise: 900_00, onHand: 5 },
  });
  const row = (
    listingId: number,
    price: number,
    commission: number,
    isInStock: boolean,
    isLead: boolean,
  ) => ({
    listing_id: listingId,
    price_in_paise: price,
    commission_in_paise: commission,
    is_in_stock: isInStock,
    is_lead: isLead,
  });
  const first = product.listingId;
  const second = other.listingId;
  expect(await shelfOf(product)).toEqual([
    row(first, 200_00, 10_00, true, true),
    row(second, 300_00, 20_00, true, false),
  ]);
  const taken = [{ listingId: first, quantity: 2 }];
  await inTransaction(app.platform, (transaction) => takeStock(transaction, taken));
  expect(await shelfOf(product)).toEqual([
    row(first, 200_00, 10_00, false, false),
    row(second, 300_00, 20_00, true, true),
  ]);
  expect(await leadOf(product)).toBe(second);
  await inTransaction(app.platform, (transaction) => releaseStock(transaction, taken));
  const terms = { priceInPaise: 150_00, commissionInPaise: 5_00 };
  const change = (isListed: boolean) =>
    inTransaction(app.platform, (transaction) =>
      changeListing(transaction, {
        ...{ listingId: second, sellerId: other.sellerId, changedAt: app.clock.now() },
        changed: { ...terms, isListed },
      }),
    );
  await change(true);
  expect(await shelfOf(product)).toEqual([
    row(first, 200_00, 10_00, true, false),
    row(second, 150_00, 5_00, true, true),
  ]);
  await change(false);
  expect(await shelfOf(product)).toEqual([row(first, 200_00, 10_00, true, true)]);
  expect(await leadOf(product)).toBe(first);
});

test.each([
  ["Paddy seed, BPT 5204", "Paddy seed", ["paddy"]],
  ["Tricyclazole 75% WP", "Fungicides", ["paddy"]],
  ["Profenofos 50% EC", "Insecticides", ["cotton"]],
  ["Red gram seed", "Pulse seed", ["red-gram"]],
  ["Sickle", "Hand tools", []],
])("%s is for the crops that its name or the use of its substance says", async (title, group, expected) => {
  const { version: _, ...adminWords } = await readAdminWords(app.platform.database);
  const words = searchWordsOf(
    { title: [title, ""], group: [group, ""], category: [""], maker: ["Cotton Works"], pack: [] },
    adminWords,
  );
  expect(cropsOf(words, adminWords.crops)).toEqual(expected);
});
