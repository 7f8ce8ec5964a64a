import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInIndia } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { updateBasicDetails } from "#features/profiles/contract/profiles.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import {
  aListing,
  aPerson,
  aProduct,
  aSeller,
  type BuiltProduct,
  shippingEverywhere,
} from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { createWishlist, listWishlists } from "../contract.ts";
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

/** Somebody who keeps a product in mind, and what he has been told; the job has seen the product once. */
async function keeper(product: BuiltProduct, location?: typeof hanamkonda | null) {
  const { cookie } = await aPerson(app, location === undefined ? {} : { location });
  const { level2Id: productLevel2Id, level3Id: productLevel3Id } = product;
  const body = { productLevel2Id, productLevel3Id, store: "santha" } as const;
  await app.call(createWishlist, { body }, { as: cookie });
  await look();
  const told = async () =>
    (await app.call(listNotifications, { query: {} }, { as: cookie })).data.notifications.map(
      ({ heading, text, leadsTo }) => [heading.en, text.en, leadsTo],
    );
  const inTelugu = async () =>
    (await app.call(listNotifications, { query: {} }, { as: cookie })).data.notifications.map(
      ({ heading, text }) => [heading.te, text.te],
    );
  return Object.assign(told, { cookie, inTelugu, texts: async () => (await told()).map(([, text]) => text) });
}

const aSale = () =>
  aProduct(app, {
    priceInPaise: 500_00,
    mrpInPaise: 600_00,
    commissionInPaise: 0,
    title: { en: "Neem oil", te: "వేప నూనె" },
  });
const change = (
  { listingId, sellerId }: Pick<BuiltProduct, "listingId" | "sellerId">,
  changed: { priceInPaise?: number; onHand?: number },
) =>
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
  expect(await told.inTelugu()).toEqual([["ధర తగ్గింది", "వేప నూనె: ₹500.00 బదులు ₹450.00"]]);
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
  expect(await told.inTelugu()).toEqual([["మళ్లీ స్టాక్‌లో ఉంది", "వేప నూనె, ధర ₹500.00"]]);
});

test("many wishlists are looked at in turns, each person told once", async () => {
  const product = await aSale();
  const readers = [];
  for (let people = 0; people < 3; people += 1) readers.push(await keeper(product));
  await change(product, { priceInPaise: 400_00 });
  await Promise.all([look(), look()]);
  for (const told of readers) expect(await told()).toHaveLength(1);
});

const inChennai = {
  locality: "Chennai",
  adminLevel1: "Tamil Nadu",
  adminLevel2: "Chennai",
  countryName: "India",
  postalCode: "600001",
  latitude: 13.0827,
  longitude: 80.2707,
};

/** The neem oil at ₹500.00 from a seller who delivers everywhere, and at ₹400.00 from one who delivers to Chennai only. */
async function soldTwice() {
  const near = await aSale();
  const far = await aSeller(app, {
    shippingRates: shippingEverywhere().filter(({ pinPrefix }) => pinPrefix === "6"),
  });
  const skuId = near.skuIds[0] ?? 0;
  const cheap = await aListing(app, { ...far, skuId, priceInPaise: 400_00, commissionInPaise: 0 });
  return { near, cheap };
}

test("nobody is told of a price that is not asked where he lives; without a known place any seller counts", async () => {
  const { near, cheap } = await soldTwice();
  const here = await keeper(near);
  const there = await keeper(near, inChennai);
  const anywhere = await keeper(near, null);
  await change(cheap, { priceInPaise: 350_00 });
  await look();
  expect(await here.texts()).toEqual([]);
  for (const told of [there, anywhere])
    expect(await told.texts()).toEqual(["Neem oil: ₹350.00 instead of ₹400.00"]);
  await change(near, { priceInPaise: 450_00 });
  await look();
  expect(await here.texts()).toEqual(["Neem oil: ₹450.00 instead of ₹500.00"]);
  expect(await there.texts()).toHaveLength(1);
});

test("nobody is told that a product is back while no seller in stock delivers where he lives", async () => {
  const { near, cheap } = await soldTwice();
  const here = await keeper(near);
  await change(cheap, { onHand: 0 });
  await change(near, { onHand: 0 });
  await look();
  await change(cheap, { onHand: 5 });
  await look();
  expect(await here.texts()).toEqual([]);
  await change(near, { onHand: 5 });
  await look();
  expect(await here.texts()).toEqual(["Neem oil, for ₹500.00"]);
});

test("an offer that begins where he lives is told as the price that he pays then, and its end is not", async () => {
  const product = await aSale();
  const here = await keeper(product);
  const there = await keeper(product, inChennai);
  const day = dayInIndia(app.clock.now());
  await anOffer(app, { ...product, discountInPaise: 60_00, pinPrefixes: ["50"], startsOn: day, endsOn: day });
  await look();
  expect(await here.texts()).toEqual(["Neem oil: ₹440.00 instead of ₹500.00"]);
  app.clock.advance(86_400_000);
  await look();
  expect(await here.texts()).toHaveLength(1);
  expect(await there.texts()).toEqual([]);
});

test("who moves is not told that another place has other prices, but of what becomes cheaper there", async () => {
  const { near, cheap } = await soldTwice();
  const told = await keeper(near);
  await app.call(updateBasicDetails, { body: { location: inChennai } }, { as: told.cookie });
  await look();
  expect(await told.texts()).toEqual([]);
  await change(cheap, { priceInPaise: 390_00 });
  await look();
  expect(await told.texts()).toEqual(["Neem oil: ₹390.00 instead of ₹400.00"]);
});

test("the price that is kept of an entry is the one that its owner's wishlist shows", async () => {
  const { near, cheap } = await soldTwice();
  await anOffer(app, { ...near, pinPrefixes: ["506"] });
  const far = await aProduct(app, { sellerId: cheap.sellerId });
  const gone = await aProduct(app, { onHand: 0 });
  for (const location of [hanamkonda, inChennai, { ...hanamkonda, postalCode: "500001" }, null]) {
    for (const product of [near, far, gone]) {
      const { cookie } = await keeper(product, location);
      const { data } = await app.call(listWishlists, { query: { store: "santha" } }, { as: cookie });
      const [entry] = data.data;
      const card = entry?.product;
      const canBeBought = card?.isInStock && card.delivery !== "not-here";
      const { known_price_in_paise: kept } = await app.platform.database
        .selectFrom("wishlist_items")
        .select("known_price_in_paise")
        .where("id", "=", entry?.id ?? 0)
        .executeTakeFirstOrThrow();
      expect(kept).toBe(canBeBought ? card.priceInPaise - card.discountInPaise : null);
    }
  }
});
