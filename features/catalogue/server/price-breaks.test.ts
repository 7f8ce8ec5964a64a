import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { faultOfBreaks, type PriceBreak, priceOfPacks } from "#features/store/contract/price-breaks.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aGroup, aPack, aProduct } from "#testing/shop/builders.ts";
import { createProduct, type NewProduct } from "./create-product.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const someBreaks = fc.array(
  fc.record({ quantity: fc.integer({ min: 0, max: 12 }), priceInPaise: fc.integer({ min: 0, max: 60 }) }),
  { maxLength: 4 },
);
const single = fc.integer({ min: 1, max: 60 });

/** The rule of the contract for breaks that the form accepts. */
const areRight = (singlePriceInPaise: number, priceBreaks: readonly PriceBreak[]) =>
  faultOfBreaks({ singlePriceInPaise, priceBreaks }) === null;

it("the database takes the same price breaks as the rule that answers sellers, and prices packs alike", async () => {
  const samples = fc.sample(fc.tuple(single, someBreaks, fc.integer({ min: 1, max: 13 })), {
    numRuns: 400,
    seed: 20_261_126,
  });
  // Sorted ones are right more often than any.
  const cases = samples.flatMap(([price, breaks, packs]) => [
    { price, breaks, packs },
    {
      price: price + 60,
      breaks: breaks.map(({ priceInPaise }, at) => ({
        quantity: 2 + 3 * at,
        priceInPaise: 60 + price - at - 1 - (priceInPaise % 2),
      })),
      packs,
    },
  ]);
  const { rows } = await sql<{ areRight: boolean; priceInPaise: number }>`
    select are_price_breaks(breaks::jsonb, price) as "areRight",
      published.price_of_packs(price, breaks::jsonb, packs) as "priceInPaise"
    from unnest(${cases.map(({ price }) => price)}::bigint[], ${cases.map(({ breaks }) => JSON.stringify(breaks))}::text[],
      ${cases.map(({ packs }) => packs)}::bigint[]) with ordinality as each (price, breaks, packs, at)
    order by at`.execute(app.platform.database);
  const right = cases.map(({ price, breaks }) => areRight(price, breaks));
  expect(rows.map((row) => row.areRight)).toEqual(right);
  expect(right.filter(Boolean).length).toBeGreaterThan(200);
  for (const [at, { price, breaks, packs }] of cases.entries()) {
    if (!right[at]) continue;
    const priceInPaise = priceOfPacks({ singlePriceInPaise: price, priceBreaks: breaks }, packs);
    expect([at, rows[at]?.priceInPaise]).toEqual([at, priceInPaise]);
  }
});

it("the database refuses price breaks that are not below the listing's price", async () => {
  const { listingId } = await aProduct(app, {
    priceInPaise: 100_00,
    priceBreaks: [{ quantity: 10, priceInPaise: 90_00 }],
  });
  const write = (price: number) =>
    app.platform.database
      .updateTable("listings")
      .set({ price_in_paise: price })
      .where("id", "=", listingId)
      .execute();
  await expect(write(90_00)).rejects.toThrow(/listings_price_breaks_check/);
  await write(90_01);
});

const product = async (packs: NewProduct["packs"], slug: string): Promise<NewProduct> => ({
  ...{ level2Id: (await aGroup(app)).level2Id, slug, title: { en: "Zinc", te: "జింక్" }, packs },
  ...{ description: { en: "Zinc", te: "జింక్" }, drawing: "paddy", maker: "Kakatiya", countryOfOrigin: "IN" },
  ...{ hsn: "10060500", dealerLicence: null, facts: [], createdAt: app.clock.now() },
});
const packOf = (value: string, unit: string): NewProduct["packs"][number] => ({
  ...aPack(1),
  attributes: [{ key: "size", nameEn: "Pack size", nameTe: "ప్యాక్ పరిమాణం", value, unit }],
});

it.each([
  ["1", "kg", "1000", "g"],
  ["0.5", "kg", "500.0", "g"],
  ["1", "L", "1000", "ml"],
  ["2", "pc", "2", "pcs"],
])(
  "%s %s and %s %s of one product are the same pack, which exists",
  async (value, unit, other, otherUnit) => {
    await aProduct(app);
    const making = async (packs: NewProduct["packs"]) =>
      createdIn(await product(packs, `same-${value}-${unit}`));
    await expect(making([packOf(value, unit), packOf(other, otherUnit)])).rejects.toMatchObject({
      refusal: { code: "catalogue/pack-exists" },
    });
  },
);

it("1 kg and 1 L, and one size in two seed classes, are packs of their own", async () => {
  const inClass = (seedClass: string) => ({
    ...packOf("1", "kg"),
    attributes: [
      ...packOf("1", "kg").attributes,
      { key: "class", nameEn: "Class", nameTe: "తరగతి", value: seedClass, unit: "" },
    ],
  });
  const packs = [packOf("1", "kg"), packOf("1", "L"), inClass("certified"), inClass("foundation")];
  expect((await createdIn(await product(packs, "own-packs"))).skuIds).toHaveLength(4);
});

function createdIn(made: NewProduct) {
  return inTransaction(app.platform, (transaction) => createProduct(transaction, made));
}
