import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aPack, aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { listMoreProducts, listProducts, viewProduct } from "../../contract/store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("[R37] a card stands by a seller who delivers where the caller lives, as soon as one does, and says where none does", async () => {
  const shippingRates = shippingEverywhere().filter(({ pinPrefix }) => pinPrefix === "6");
  const { sellerId } = await aSeller(app, { shippingRates });
  const query = { category: "far", everywhere: "1" as const };
  const { skuIds, ...far } = await aProduct(app, { category: "far", sellerId, priceInPaise: 100_00 });
  const shownTo = async (location: typeof hanamkonda | null, also: object = {}) => {
    const { cookie } = await aPerson(app, { location });
    const { data } = await app.call(listProducts, { query: { ...query, ...also } }, { as: cookie });
    const [card] = data.products;
    return [card?.listingId, card?.delivery, card?.isInStock];
  };
  const chennai = { ...hanamkonda, postalCode: "600001" };
  expect(await shownTo(hanamkonda)).toEqual([far.listingId, "not-here", true]);
  expect(await shownTo(chennai)).toEqual([far.listingId, "here", true]);
  expect(await shownTo(null)).toEqual([far.listingId, null, true]);
  const soldOut = await aListing(app, { skuId: skuIds[0] ?? 0, priceInPaise: 120_00, onHand: 0 });
  expect(await shownTo(hanamkonda)).toEqual([soldOut.listingId, "here", false]);
  const near = await aListing(app, { skuId: skuIds[0] ?? 0, priceInPaise: 130_00 });
  expect(await shownTo(hanamkonda)).toEqual([near.listingId, "here", true]);
  expect(await shownTo(null)).toEqual([far.listingId, null, true]);
  expect(await shownTo(chennai)).toEqual([far.listingId, "here", true]);
  expect(await shownTo(hanamkonda, { sellers: String(sellerId) })).toEqual([
    far.listingId,
    "by-another",
    true,
  ]);
});

test("list, search, related goods and the page of a product show it by the same seller, with the price after his offer", async () => {
  const away = await aSeller(app, {
    shippingRates: shippingEverywhere().filter(({ pinPrefix }) => pinPrefix === "6"),
  });
  const inGroup = { category: "one-rule", group: "one-rule-group" };
  const beside = await aProduct(app, inGroup);
  const { skuIds, ...product } = await aProduct(app, {
    ...{ ...inGroup, title: { en: "Zebra cultivator", te: "జీబ్రా గుంటక" }, packs: [aPack(10), aPack(25)] },
    ...{ sellerId: away.sellerId, priceInPaise: 100_00 },
  });
  const dear = await aListing(app, { skuId: skuIds[0] ?? 0, priceInPaise: 130_00, mrpInPaise: 200_00 });
  const offered = await aListing(app, { skuId: skuIds[1] ?? 0, priceInPaise: 150_00, mrpInPaise: 200_00 });
  await anOffer(app, { ...offered, discountInPaise: 30_00 });
  const { cookie } = await aPerson(app, { location: hanamkonda });
  const cards = async (query: object) =>
    (await app.call(listProducts, { query }, { as: cookie })).data.products;
  const more = await app.call(listMoreProducts, { params: { level3Id: beside.level3Id } }, { as: cookie });
  const shown = [
    ...(await cards(inGroup)).slice(0, 1),
    ...(await cards({ q: "zebra" })),
    ...(await cards({ ...inGroup, sort: "price-up", priceToInPaise: 125_00 })),
    ...more.data.related.filter(({ level3Id }) => level3Id === product.level3Id),
  ];
  expect(shown).toHaveLength(4);
  for (const card of shown)
    expect(card).toMatchObject({
      listingId: offered.listingId,
      priceInPaise: 150_00,
      discountInPaise: 30_00,
    });
  const { data } = await app.call(viewProduct, { params: { level3Id: product.level3Id } }, { as: cookie });
  expect(data.leadListingId).toBe(offered.listingId);
  expect(data.skus[0]?.listings.map(({ listingId }) => listingId)).toEqual([
    dear.listingId,
    product.listingId,
  ]);
});
