import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aPack, aProduct } from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import type { ListingTerms } from "./listing.queries.ts";
import { createProduct, takeStock } from "./public.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function change(
  { listingId, sellerId }: { listingId: number; sellerId: number },
  changed: Partial<ListingTerms>,
) {
  return inTransaction(app.platform, (transaction) =>
    changeListing(transaction, { listingId, sellerId, changed, changedAt: app.clock.now() }),
  );
}

async function leadOf(level3Id: number): Promise<number | null> {
  const row = await app.platform.database
    .selectFrom("product_level3")
    .select("lead_listing_id")
    .where("id", "=", level3Id)
    .executeTakeFirstOrThrow();
  return row.lead_listing_id;
}

test("the listing in front is the cheapest in stock, over all packs and sellers, as prices and stock change", async () => {
  const product = await aProduct(app, { priceInPaise: 300_00, packs: [aPack(5), aPack(10)] });
  const other = await aListing(app, { skuId: product.skuIds[1] ?? 0, priceInPaise: 500_00 });
  const leads: (number | null)[] = [await leadOf(product.level3Id)];
  const step = async (of: { listingId: number; sellerId: number }, changed: Partial<ListingTerms>) => {
    await change(of, changed);
    leads.push(await leadOf(product.level3Id));
  };
  await step(other, { priceInPaise: 200_00 });
  await step(other, { onHand: 0 });
  await step(product, { onHand: 0 });
  await step(other, { isListed: false });
  await step(product, { isListed: false });
  expect(leads).toEqual([
    product.listingId,
    other.listingId,
    product.listingId,
    other.listingId,
    product.listingId,
    null,
  ]);
});

test("price and commission together may equal the printed price and never exceed it", async () => {
  const product = await aProduct(app, {
    priceInPaise: 90_00,
    commissionInPaise: 5_00,
    mrpInPaise: 100_00,
  });
  await change(product, { commissionInPaise: 10_00 });
  await expect(change(product, { commissionInPaise: 10_01 })).rejects.toThrow("catalogue/price-above-mrp");
  await expect(change(product, { priceInPaise: 90_01 })).rejects.toThrow("catalogue/price-above-mrp");
  await expect(aProduct(app, { priceInPaise: 100_00, mrpInPaise: 99_99 })).rejects.toThrow(
    "catalogue/price-above-mrp",
  );
});

test("stock cannot be set below what orders have taken", async () => {
  const product = await aProduct(app, { onHand: 10 });
  await inTransaction(app.platform, (transaction) =>
    takeStock(transaction, [{ listingId: product.listingId, quantity: 4 }]),
  );
  await expect(change(product, { onHand: 3 })).rejects.toThrow("catalogue/stock-below-taken");
  await change(product, { onHand: 4 });
});

test("another seller's listing answers like a missing one and stays as it is", async () => {
  const mine = await aProduct(app);
  const his = await aProduct(app);
  const foreign = change({ listingId: his.listingId, sellerId: mine.sellerId }, { priceInPaise: 1 });
  await expect(foreign).rejects.toThrow("catalogue/listing-not-found");
  await expect(change({ listingId: 999_999, sellerId: mine.sellerId }, {})).rejects.toThrow(
    "catalogue/listing-not-found",
  );
  const row = await app.platform.database
    .selectFrom("listings")
    .select("price_in_paise")
    .where("id", "=", his.listingId)
    .executeTakeFirstOrThrow();
  expect(row.price_in_paise).toBe(112_350);
});

test("a product of an HSN code without a GST rate is refused", async () => {
  const { level2Id } = await aProduct(app);
  const creation = inTransaction(app.platform, (transaction) =>
    createProduct(transaction, {
      level2Id,
      slug: "without-a-rate",
      title: { en: "Hoe", te: "పార" },
      description: { en: "", te: "" },
      drawing: "hoe",
      maker: "Deccan Tools",
      countryOfOrigin: "IN",
      hsn: "82013000",
      dealerLicence: null,
      facts: [],
      createdAt: app.clock.now(),
      packs: [aPack(1)],
    }),
  );
  await expect(creation).rejects.toThrow("catalogue/no-gst-rate");
});
