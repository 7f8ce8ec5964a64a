import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { ownStatements } from "#testing/process/own-statements.ts";
import { aListing, aPack, aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import {
  cardsBy,
  countsBy,
  countsOf,
  type ModelCard,
  type ModelChoice,
  type ModelOffer,
  type ModelProduct,
  type ModelStore,
} from "#testing/shop/goods-model.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { type GoodsSort, goodsSorts, makerSeparator } from "../contract/goods-choice.ts";
import { countProducts, listProducts, type ProductCard, viewProduct } from "../contract/store.ts";

const seed = 20_261_121;
const runs = Number(process.env["SANTHA_RANDOM_STEPS"] ?? 2000) / 20;
const crops = ["paddy", "cotton", "maize", "tomato"];
const makers = ["Pakhala, Farms", "Ramappa", "Munneru"];
const groups = [
  ["stalls-a", "one"],
  ["stalls-a", "two"],
  ["stalls-b", "three"],
] as const;

let app: TestApp;
let as: string;
let sellers: number[];
let products: ModelProduct[];
let store: { products: ModelProduct[]; serving: Set<number> };
/** The store as one sees it whose pin code is not known, and his session. */
let unplaced: { as: string; store: ModelStore };

beforeAll(async () => {
  app = await testApp();
  as = (await aPerson(app, { roles: ["agent"] })).cookie;
  const nearby = shippingEverywhere().filter(({ pinPrefix }) => pinPrefix === "5");
  const far = shippingEverywhere().filter(({ pinPrefix }) => pinPrefix !== "5");
  sellers = [];
  for (const shippingRates of [nearby, far, nearby, far])
    sellers.push((await aSeller(app, { shippingRates })).sellerId);
  store = { products: [], serving: new Set([sellers[0] ?? 0, sellers[2] ?? 0]) };
  const wishes = fc.sample(productWish, { seed, numRuns: 40 });
  for (const [at, wish] of wishes.entries()) store.products.push(await made(wish, at));
  products = store.products;
  const withoutOffers = (product: ModelProduct): ModelProduct => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, discountInPaise: 0 })),
  });
  unplaced = {
    as: (await aPerson(app, { roles: ["agent"], location: null })).cookie,
    store: { products: products.map(withoutOffers), serving: new Set() },
  };
}, 120_000);
afterAll(() => app.close());

const offerWish = fc.record({
  seller: fc.nat(3),
  price: fc.constantFrom(100_00, 180_00, 250_00, 250_00, 700_00, 6_000_00),
  commission: fc.constantFrom(0, 10_00, 25_00),
  /** By an offer where the caller lives: the higher of two, one that is over, one for another place, one of all the price. */
  discount: fc.constantFrom(0, 0, 20_00, 70_00),
  onHand: fc.constantFrom(0, 5, 50),
  isListed: fc.constantFrom(true, true, true, false),
});
const productWish = fc.record({
  group: fc.constantFrom(...groups),
  maker: fc.constantFrom(...makers),
  crop: fc.constantFrom(...crops),
  offers: fc.uniqueArray(offerWish, {
    selector: ({ seller }) => seller,
    minLength: 1,
    maxLength: 4,
  }),
});

async function made(
  wish: typeof productWish extends fc.Arbitrary<infer W> ? W : never,
  at: number,
): Promise<ModelProduct> {
  const [category, group] = wish.group;
  const [first, ...others] = wish.offers.map((offer) => ({
    sellerId: sellers[offer.seller] ?? 0,
    priceInPaise: offer.price,
    commissionInPaise: offer.commission,
    discount: offer.discount,
    onHand: offer.onHand,
    isListed: offer.isListed,
  }));
  const title = { en: `${wish.crop} goods ${at}`, te: `సరుకు ${at}` };
  const product = await aProduct(app, {
    ...{ category, group, title, maker: wish.maker, packs: [aPack(5)] },
    ...first,
  });
  const listings = [{ listingId: product.listingId, ...first }];
  for (const other of others) {
    const { listingId } = await aListing(app, { skuId: product.skuIds[0] ?? 0, ...other });
    listings.push({ listingId, ...other });
  }
  for (const listing of listings) await offeredTo(listing);
  const offers = listings
    .filter(({ isListed }) => isListed)
    .map(
      ({
        listingId,
        sellerId = 0,
        priceInPaise = 0,
        commissionInPaise = 0,
        discount = 0,
        onHand = 0,
      }): ModelOffer => ({
        ...{ listingId, sellerId, priceInPaise, commissionInPaise, isInStock: onHand > 0 },
        discountInPaise: store.serving.has(sellerId) ? discount : 0,
      }),
    );
  return { level3Id: product.level3Id, category, group, maker: wish.maker, crop: wish.crop, offers };
}

/** The offer that counts, and beside it some that must not. */
async function offeredTo(listing: {
  readonly listingId: number;
  readonly sellerId?: number;
  readonly priceInPaise?: number;
  readonly discount?: number;
}): Promise<void> {
  const { listingId, sellerId = 0, priceInPaise = 0, discount = 0 } = listing;
  if (discount === 0) return;
  const own = { listingId, sellerId };
  await anOffer(app, { ...own, discountInPaise: discount, pinPrefixes: ["5", "50"] });
  await anOffer(app, { ...own, discountInPaise: discount / 2 });
  await anOffer(app, { ...own, discountInPaise: discount + 1, pinPrefixes: ["51"] });
  await anOffer(app, { ...own, discountInPaise: discount + 1, startsOn: "2026-06-01", endsOn: "2026-06-30" });
  await anOffer(app, { ...own, discountInPaise: priceInPaise });
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const some = <Value>(...values: Value[]) => maybe(fc.subarray(values, { minLength: 1 }));
const choices = fc
  .record({
    place: maybe(fc.constantFrom<readonly (string | undefined)[]>(...groups, ["stalls-a", undefined])),
    q: maybe(fc.constantFrom("cotton", "maize")),
    crops: some(...crops),
    makers: some(...makers),
    sellers: some(0, 1, 2, 3),
    priceFromInPaise: maybe(fc.constantFrom(0, 180_00, 250_00)),
    priceToInPaise: maybe(fc.constantFrom(250_00, 700_00)),
    servedHere: maybe(fc.constant(true)),
    inStock: maybe(fc.constant(true)),
  })
  .map(({ place, ...others }) => ({ ...others, category: place?.[0], group: place?.[1] }));
const wishes = fc.record({ choice: choices, sort: fc.constantFrom<GoodsSort>(...goodsSorts) });

/** The choice with the ids that the sellers were given. */
const named = (choice: ModelChoice): ModelChoice => ({
  ...choice,
  sellers: choice.sellers?.map((at) => sellers[at] ?? 0),
});
const inAddress = ({
  crops: chosenCrops,
  makers: chosenMakers,
  sellers: chosenSellers,
  ...others
}: ModelChoice) => ({
  ...others,
  crops: chosenCrops?.join(","),
  makers: chosenMakers?.join(makerSeparator),
  sellers: chosenSellers?.join(","),
  everywhere: others.servedHere ? undefined : ("1" as const),
  inStock: others.inStock ? ("1" as const) : undefined,
});

async function listed(choice: ModelChoice, sort: GoodsSort, to = as, limit = 3): Promise<ModelCard[]> {
  const found: ModelCard[] = [];
  let after: number | undefined;
  for (;;) {
    const query = { ...inAddress(choice), sort, limit, ...(after !== undefined && { after }) };
    const { data } = await app.call(listProducts, { query }, { as: to });
    found.push(...data.products.map(cardOf));
    if (data.nextAfter === null) return found;
    after = data.nextAfter;
  }
}

const cardOf = ({ level3Id, listingId, priceInPaise, discountInPaise }: ProductCard): ModelCard => ({
  level3Id,
  listingId,
  priceInPaise: priceInPaise - discountInPaise,
});
const byId = (one: ModelCard, other: ModelCard) => one.level3Id - other.level3Id;

describe("whatever is chosen", () => {
  test("every count is what a plain recount finds, and what the list then shows (U22)", async () => {
    const sizes = new Set<number>();
    for (const { choice } of fc.sample(wishes, { seed, numRuns: runs })) {
      const chosen = named(choice);
      const { data } = await app.call(countProducts, { query: inAddress(chosen) }, { as });
      expect({ choice: chosen, ...countsOf(data) }).toEqual({ choice: chosen, ...countsBy(store, chosen) });
      expect(data.isCapped).toBe(false);
      sizes.add(data.total);
    }
    expect(sizes.size).toBeGreaterThan(5);
  }, 300_000);

  test("the list shows what fits, in the wished order, page after page without a gap or a repeat", async () => {
    for (const { choice, sort } of fc.sample(wishes, { seed: seed + 1, numRuns: runs })) {
      const chosen = named(choice);
      const expected = cardsBy(store, chosen, sort);
      const found = await listed(chosen, sort);
      // How well a search fits is proved by its own tests.
      const isByFit = sort === "best" && chosen.q !== undefined;
      if (isByFit) expect(found.toSorted(byId)).toEqual(expected.toSorted(byId));
      else expect({ chosen, sort, found }).toEqual({ chosen, sort, found: expected });
    }
  }, 300_000);

  test("without a pin code each product stands by its lead listing, in lists and in counts", async () => {
    for (const { choice, sort } of fc.sample(wishes, { seed: seed + 2, numRuns: runs / 4 })) {
      const chosen = { ...named(choice), servedHere: undefined, q: undefined };
      const found = await listed(chosen, sort, unplaced.as, 20);
      expect({ chosen, sort, found }).toEqual({ chosen, sort, found: cardsBy(unplaced.store, chosen, sort) });
      const { data } = await app.call(countProducts, { query: inAddress(chosen) }, { as: unplaced.as });
      expect({ chosen, ...countsOf(data) }).toEqual({ chosen, ...countsBy(unplaced.store, chosen) });
    }
  }, 300_000);

  test("the page of a product opens with the listing by which it stands in the list", async () => {
    for (const { level3Id, listingId } of cardsBy(store, {}, "newest")) {
      const { data } = await app.call(viewProduct, { params: { level3Id } }, { as });
      expect({ level3Id, lead: data.leadListingId }).toEqual({ level3Id, lead: listingId });
      expect(data.skus[0]?.listings[0]?.listingId).toBe(listingId);
    }
  });
});

test("a card shows the price of the seller who was asked for, not of the cheapest one", async () => {
  const several = products.find(({ offers }) => new Set(offers.map((offer) => offer.priceInPaise)).size > 1);
  const dearest = several?.offers.toSorted((one, other) => other.priceInPaise - one.priceInPaise)[0];
  const query = { sellers: String(dearest?.sellerId), everywhere: "1" as const };
  const { data } = await app.call(listProducts, { query: { ...query, limit: 50 } }, { as });
  const card = data.products.find(({ level3Id }) => level3Id === several?.level3Id);
  expect(card).toMatchObject({ listingId: dearest?.listingId, priceInPaise: dearest?.priceInPaise });
});

test("where a search finds nothing the pin code of the person is told all the same", async () => {
  const found = await app.call(countProducts, { query: {} }, { as });
  const none = await app.call(countProducts, { query: { q: "zzzzq" } }, { as });
  expect(none.data).toMatchObject({ total: 0, pinCode: found.data.pinCode });
  expect(found.data.pinCode).toMatch(/^\d{6}$/);
});

test("without a pin code nothing counts as delivered there, and nothing is left out for it", async () => {
  const nowhere = (await aPerson(app, { location: null })).cookie;
  const { data } = await app.call(countProducts, { query: {} }, { as: nowhere });
  expect(data.servedHere).toBe(0);
  expect(data.total).toBe(products.filter(({ offers }) => offers.length > 0).length);
  const list = await app.call(listProducts, { query: { limit: 50 } }, { as: nowhere });
  expect(list.data.products).toHaveLength(data.total);
});

test("an order by margin tells a buyer nothing: it is the order that holds without a wish", async () => {
  const buyer = (await aPerson(app)).cookie;
  const ids = async (query: object) =>
    (await app.call(listProducts, { query }, { as: buyer })).data.products.map(({ level3Id }) => level3Id);
  expect(await ids({ sort: "margin" })).toEqual(await ids({}));
});

test("a choice costs two statements beside who asks and who delivers there, a count of it three", async () => {
  const query = { q: "cotton", makers: "Ramappa", inStock: "1" as const };
  const { statements: list } = await app.statements.during(() => app.call(listProducts, { query }, { as }));
  const { statements: counts } = await app.statements.during(() =>
    app.call(countProducts, { query }, { as }),
  );
  const own = (sent: readonly string[]) => ownStatements(sent).length;
  expect([own(list), own(counts)]).toEqual([2, 3]);
});
