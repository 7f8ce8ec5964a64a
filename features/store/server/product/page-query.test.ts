import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSearch, findTermMatches, typedWords } from "#features/catalogue/server";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import type { ProductCard } from "../../contract/store.ts";
import { type Place, readCards, readPage } from "../cards.queries.ts";
import type { PageAsked } from "../goods-asked.ts";

allowEachTest(120_000);
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await fillLargeCatalogue(app.platform.database, { products: 400, sellers: 6 });
}, 60_000);
afterAll(() => app.close());

const some = <Value>(...values: Value[]) => fc.constantFrom(undefined, undefined, undefined, ...values);
const choice = fc.record({
  category: some("category-3", "category-5"),
  group: some("category-3-group-2"),
  crops: some(["cotton"]),
  makers: some(["Maker 7"]),
  sellerIds: some([1], [2, 5]),
  priceFromInPaise: some(500_00),
  priceToInPaise: some(2_005_00),
  isServedHere: fc.boolean(),
  isInStock: fc.boolean(),
  sort: fc.constantFrom("best" as const, "price-up" as const, "price-down" as const, "margin" as const),
  after: some(300),
  word: some("seed"),
  place: fc.constantFrom<Place>(
    { pinCode: "506002", serving: [1, 3, 4] },
    { pinCode: "506002", serving: [6] },
    { pinCode: "506002", serving: [] },
    { pinCode: null, serving: [] },
  ),
});

/** Chosen sellers and stock decide which offer of a product stands on a page. */
const isByOffer = ({ sellerIds, isInStock, priceFromInPaise, priceToInPaise }: Partial<PageAsked>) =>
  sellerIds !== undefined || isInStock || priceFromInPaise !== undefined || priceToInPaise !== undefined;
const byNumber = (cards: readonly ProductCard[]) =>
  cards.toSorted((one, other) => one.level3Id - other.level3Id);

test("where no offer holds, a page that looks for none is the page that looks for them, and its cards are those that each product has alone", async () => {
  const { database } = app.platform;
  const { rows } = await sql<{ running: number }>`
    select count(*) as running from offers where ends_on >= '2031-01-01' and ended_at is null`.execute(
    database,
  );
  expect(rows).toEqual([{ running: 0 }]);
  const found = await findTermMatches(database, "seed");
  const seed = buildSearch(typedWords("seed"), found);
  let filled = 0;
  for (const { place, word, ...chosen } of fc.sample(choice, { seed: 20_261_128, numRuns: 150 })) {
    const viewerWhere = (hasOffers: boolean | undefined) => ({
      place: { ...place, ...(hasOffers !== undefined && { hasOffers }) },
      isMarginShown: true,
      onDay: "2031-01-01",
    });
    const page = (hasOffers: boolean | undefined) => {
      const sought = word === undefined ? undefined : seed;
      const asked: PageAsked = {
        ...chosen,
        viewer: viewerWhere(hasOffers),
        sought,
        isWordUnsure: false,
        atMost: 21,
      };
      return readPage(database, asked);
    };
    const { cards, isLoose } = await page(false);
    expect({ cards, isLoose }, JSON.stringify({ place, word, chosen })).toEqual(await page(undefined));
    const level3Ids = cards.map(({ level3Id }) => level3Id);
    const again = (hasOffers: boolean | undefined) =>
      readCards(database, { level3Ids, viewer: viewerWhere(hasOffers) });
    const alone = await again(false);
    expect(alone).toEqual(await again(undefined));
    if (!isByOffer(chosen)) expect(byNumber(cards)).toEqual(byNumber(alone));
    if (cards.length > 0) filled += 1;
  }
  expect(filled).toBeGreaterThan(60);
});
