import { listNotifications } from "@santha/contract/notifications";
import { createWishlist } from "@santha/contract/wishlist";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeListing } from "#features/catalogue";
import { inTransaction } from "#platform/transaction";
import { type TestApp, testApp } from "#test/app";
import { aPerson, aProduct, type BuiltProduct } from "#test/builders";
import { wishlistJobs } from "./tell-changes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function look(): Promise<void> {
  app.clock.advance(600_000);
  for (const job of wishlistJobs) await job.run(app.platform, null);
}

/** Somebody who keeps a product in mind, at ₹500.00, seen by the job once. */
async function keeper(product: BuiltProduct) {
  const { cookie } = await aPerson(app);
  const { level2Id: productLevel2Id, level3Id: productLevel3Id } = product;
  const body = { productLevel2Id, productLevel3Id, store: "santha" } as const;
  await app.call(createWishlist, { body }, { as: cookie });
  await look();
  return async () =>
    (await app.call(listNotifications, { query: {} }, { as: cookie })).data.notifications.map(
      ({ heading, text, leadsTo }) => [heading.en, text.en, leadsTo],
    );
}

const aSale = () =>
  aProduct(app, {
    priceInPaise: 500_00,
    mrpInPaise: 600_00,
    commissionInPaise: 0,
    title: { en: "Neem oil", te: "వేప నూనె" },
  });
const change = ({ listingId, sellerId }: BuiltProduct, changed: { priceInPaise?: number; onHand?: number }) =>
  inTransaction(app.platform, (transaction) =>
    changeListing(transaction, { listingId, sellerId, changed, changedAt: app.clock.now() }),
  );

test("who keeps a product in mind is told once when it becomes cheaper, and not when it becomes dearer", async () => {
  const product = await aSale();
  const told = await keeper(product);
  expect(await told()).toEqual([]);
  await change(product, { priceInPaise: 450_00 });
  await look();
  await look();
  const address = `/app/store/p/c/${product.slug}/${product.level2Id}_${product.level3Id}`;
  expect(await told()).toEqual([["Price drop", "Neem oil: ₹450.00 instead of ₹500.00", address]]);
  await change(product, { priceInPaise: 550_00 });
  await look();
  expect(await told()).toHaveLength(1);
});

test("who keeps a sold-out product in mind is told once when it can be bought again", async () => {
  const product = await aSale();
  const told = await keeper(product);
  await change(product, { onHand: 0 });
  await look();
  expect(await told()).toEqual([]);
  await change(product, { onHand: 5 });
  await look();
  await look();
  expect((await told()).map(([heading, text]) => [heading, text])).toEqual([
    ["Back in stock", "Neem oil, for ₹500.00"],
  ]);
});

test("many wishlists are looked at in turns, each person told once", async () => {
  const product = await aSale();
  const readers = [];
  for (let people = 0; people < 3; people += 1) readers.push(await keeper(product));
  await change(product, { priceInPaise: 400_00 });
  await Promise.all([look(), look()]);
  for (const told of readers) expect(await told()).toHaveLength(1);
});
