import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { takeStock } from "#features/catalogue/server";
import { viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aPack, aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import {
  changeOwnListing,
  type ListingState,
  listCommonProducts,
  listOwnProducts,
  offerPack,
  readProductForSeller,
} from "../contract/listings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A seller with a business of his own. */
async function aTrader(options: Parameters<typeof aSeller>[1] = {}) {
  const person = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { ...options, profileId: person.profileId });
  return { ...person, sellerId };
}

const terms: ListingState = {
  priceInPaise: 450_00,
  mrpInPaise: 520_00,
  commissionInPaise: 20_00,
  isCommissionByRule: false,
  priceBreaks: [],
  onHand: 30,
  isListed: true,
};
const { isListed: _, ...offered } = terms;

/** A trader with one listing of these terms. */
async function aListed(part: Partial<ListingState> = {}) {
  const trader = await aTrader();
  const product = await aProduct(app, { sellerId: trader.sellerId, ...terms, ...part });
  return { trader, ...product };
}
function change(
  person: Pick<TestPerson, "cookie">,
  listingId: number,
  wished: Partial<ListingState>,
  seen: ListingState = terms,
) {
  return app.call(
    changeOwnListing,
    { params: { listingId }, body: { ...seen, ...wished, seen } },
    { as: person.cookie },
  );
}
const own = (person: Pick<TestPerson, "cookie">, query: object = {}) =>
  app.call(listOwnProducts, { query }, { as: person.cookie });

describe("the products of a seller", () => {
  it("[SELL-003] [SELL-009] are the seller's own, with packs, stock and state, counted and found by name in both languages", async () => {
    const trader = await aTrader();
    const { sellerId } = trader;
    await aProduct(app, { sellerId, title: { en: "Teja chilli", te: "తేజ మిర్చి" }, onHand: 4 });
    await aProduct(app, { sellerId, title: { en: "Zinc", te: "జింక్" }, onHand: 0 });
    await aProduct(app, { sellerId, title: { en: "Spinosad", te: "స్పైనోసాడ్" }, dealerLicence: "insecticide" });
    await aProduct(app, { sellerId, title: { en: "Sprayer", te: "స్ప్రేయర్" }, isListed: false });
    await aProduct(app);
    const all = (await own(trader)).data;
    expect(all.products.map(({ title, state }) => [title.en, state])).toEqual([
      ["Sprayer", "hidden"],
      ["Spinosad", "licenceMissing"],
      ["Zinc", "outOfStock"],
      ["Teja chilli", "live"],
    ]);
    expect(all.counts).toEqual({ live: 1, outOfStock: 1, licenceMissing: 1, hidden: 1, suspended: 0 });
    expect([all.packCount, all.stockWorthInPaise]).toEqual([4, 204 * 1_123_50]);
    const found = (await own(trader, { search: "మిర్చి" })).data;
    expect(found.products.map(({ title }) => title.en)).toEqual(["Teja chilli"]);
    expect(found.counts.live).toBe(1);
    expect((await own(trader, { state: "hidden" })).data.products.map(({ title }) => title.en)).toEqual([
      "Sprayer",
    ]);
    expect((await own(trader, { search: "100%" })).data.products).toEqual([]);
  });

  it("[SELL-003] come page after page, three statements a page, and none twice", async () => {
    const trader = await aTrader();
    for (let at = 0; at < 5; at += 1) await aProduct(app, { sellerId: trader.sellerId });
    const { result, statements } = await app.statements.during(() => own(trader, { limit: 2 }));
    expect(statements).toHaveLength(3);
    const ids: number[] = [];
    let page = result.data;
    while (true) {
      ids.push(...page.products.map(({ level3Id }) => level3Id));
      if (page.nextAfter === null) break;
      page = (await own(trader, { limit: 2, after: page.nextAfter })).data;
    }
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });
});

describe("a change of a listing", () => {
  it("[SELL-003] of price, MRP, margin and stock is in the store at once and leaves a line in the audit log", async () => {
    const { trader, listingId, level3Id } = await aListed();
    const changed = await change(trader, listingId, {
      ...{ priceInPaise: 460_00, onHand: 35, commissionInPaise: 21_00 },
    });
    expect(changed.status).toBe(200);
    expect(changed.data.packs[0]?.listing).toMatchObject({
      priceInPaise: 460_00,
      mrpInPaise: 520_00,
      onHand: 35,
    });
    const shown = await app.call(viewProduct, { params: { level3Id } }, { as: trader.cookie });
    expect(shown.data.skus[0]?.listings[0]?.priceInPaise).toBe(460_00);
    const lines = await app.platform.database
      .selectFrom("audit_log")
      .select(["action", "actor_profile_id", "detail"])
      .where("subject", "=", `listing ${listingId}`)
      .execute();
    expect(lines).toEqual([
      {
        action: "assortment/listing-changed",
        actor_profile_id: trader.profileId,
        detail: { priceInPaise: 460_00, priceInPaiseBefore: 450_00, onHand: 35, onHandBefore: 30 },
      },
    ]);
  });

  it("[SELL-003] of its price breaks is in the store at once, and a tab that has not seen them changes nothing", async () => {
    const { trader, listingId, level3Id } = await aListed();
    const priceBreaks = [
      { quantity: 10, priceInPaise: 430_00 },
      { quantity: 50, priceInPaise: 420_00 },
    ];
    const changed = await change(trader, listingId, { priceBreaks });
    expect(changed.data.packs[0]?.listing?.priceBreaks).toEqual(priceBreaks);
    const shown = await app.call(viewProduct, { params: { level3Id } }, { as: trader.cookie });
    expect(shown.data.skus[0]?.listings[0]?.priceBreaks).toEqual(priceBreaks);
    expect((await own(trader)).data.products[0]?.packs[0]?.priceBreaks).toEqual(priceBreaks);
    expect((await change(trader, listingId, { priceInPaise: 445_00 })).code).toBe(
      "catalogue/listing-changed",
    );
    const line = await app.platform.database
      .selectFrom("audit_log")
      .select("detail")
      .where("subject", "=", `listing ${listingId}`)
      .executeTakeFirstOrThrow();
    expect(line.detail).toEqual({ priceBreaks: "10:43000;50:42000", priceBreaksBefore: "" });
  });

  it.each([
    [[{ quantity: 1, priceInPaise: 430_00 }], "priceBreaks.0.quantity"],
    [[{ quantity: 10_000, priceInPaise: 430_00 }], "priceBreaks.0.quantity"],
    [[{ quantity: 10, priceInPaise: 450_00 }], "priceBreaks.0.priceInPaise"],
    [[{ quantity: 10, priceInPaise: 0 }], "priceBreaks.0.priceInPaise"],
    [
      [
        { quantity: 10, priceInPaise: 430_00 },
        { quantity: 10, priceInPaise: 420_00 },
      ],
      "priceBreaks.1.quantity",
    ],
    [Array.from({ length: 5 }, (_, at) => ({ quantity: 2 + at, priceInPaise: 440_00 - at })), "priceBreaks"],
  ])("[SELL-003] to the price breaks %j is refused beside the one at fault", async (priceBreaks, field) => {
    const { trader, listingId } = await aListed();
    const { status, fields } = await change(trader, listingId, { priceBreaks });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  });

  it("[SELL-003] withdraws it from the store and puts it back", async () => {
    const { trader, listingId, level3Id } = await aListed();
    const isSold = async () =>
      (await app.call(viewProduct, { params: { level3Id } }, { as: trader.cookie })).data.skus.length > 0 &&
      (await app.call(viewProduct, { params: { level3Id } }, { as: trader.cookie })).data.skus[0]?.listings
        .length === 1;
    expect(await isSold()).toBe(true);
    await change(trader, listingId, { isListed: false });
    expect(await isSold()).toBe(false);
    await change(trader, listingId, { isListed: true }, { ...terms, isListed: false });
    expect(await isSold()).toBe(true);
  });

  it("[SELL-003] is refused beside the price where that is above the MRP, beside the margin where both together are", async () => {
    const { trader, listingId } = await aListed();
    for (const [wished, field] of [
      [{ priceInPaise: 520_01 }, "priceInPaise"],
      [{ commissionInPaise: 70_01 }, "commissionInPaise"],
      [{ mrpInPaise: 449_00 }, "priceInPaise"],
    ] as const) {
      const { status, code, fields } = await change(trader, listingId, wished);
      expect([status, code, Object.keys(fields ?? {})]).toEqual([422, "catalogue/price-above-mrp", [field]]);
    }
  });

  it.each([
    { priceInPaise: 10.5 },
    { priceInPaise: 0 },
    { mrpInPaise: -1 },
    { commissionInPaise: -1 },
    { onHand: 1.5 },
    { onHand: -1 },
    { onHand: 10_00_001 },
  ])("[SELL-003] %j is refused beside its field", async (wished) => {
    const { trader, listingId } = await aListed();
    const { status, fields } = await change(trader, listingId, wished as Partial<ListingState>);
    expect([status, Object.keys(fields ?? {})]).toEqual([422, Object.keys(wished)]);
  });

  it("[SELL-003] never takes the stock below what orders have, and says how many", async () => {
    const { trader, listingId } = await aListed();
    await inTransaction(app.platform, (transaction) => takeStock(transaction, [{ listingId, quantity: 6 }]));
    const { status, fields } = await change(trader, listingId, { onHand: 5 });
    expect([status, fields]).toEqual([
      409,
      { onHand: "At least 6: orders and buyers in checkout have that many packs." },
    ]);
    expect((await change(trader, listingId, { onHand: 6 })).status).toBe(200);
  });

  it("of two browser tabs never overwrites the other: the later one is told, and nothing of it is written", async () => {
    const { trader, listingId, level3Id } = await aListed();
    await change(trader, listingId, { priceInPaise: 440_00 });
    const late = await change(trader, listingId, { priceInPaise: 430_00, onHand: 99 });
    expect([late.status, late.code]).toEqual([409, "catalogue/listing-changed"]);
    const { data } = await app.call(readProductForSeller, { params: { level3Id } }, { as: trader.cookie });
    expect(data.packs[0]?.listing).toMatchObject({ priceInPaise: 440_00, onHand: 30 });
    const again = await change(
      trader,
      listingId,
      { priceInPaise: 430_00 },
      { ...terms, priceInPaise: 440_00 },
    );
    expect(again.status).toBe(200);
  });

  it("of the price alone is not refused because the stock has moved meanwhile; a new count of the stock is", async () => {
    const { trader, listingId } = await aListed({ onHand: 40 });
    expect((await change(trader, listingId, { onHand: 33 })).code).toBe("catalogue/listing-changed");
    expect((await change(trader, listingId, { priceInPaise: 455_00 })).status).toBe(200);
  });

  it("[SELL-009] by another seller is refused like that of a missing listing, and changes nothing", async () => {
    const { listingId } = await aListed();
    const other = await aTrader();
    const refused = [
      await change(other, listingId, { priceInPaise: 1_00 }),
      await change(other, 4_000_000_000, {}),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [404, "catalogue/listing-not-found"],
      [404, "catalogue/listing-not-found"],
    ]);
    const farmer = await aPerson(app);
    expect((await change(farmer, listingId, {})).status).toBe(403);
  });
});

describe("a pack of the common list", () => {
  it("[SELL-003] is found in either language and offered with price and stock; offered twice it stays as it was", async () => {
    const trader = await aTrader();
    const product = await aProduct(app, {
      title: { en: "Maruca guard", te: "మారుకా గార్డ్" },
      packs: [aPack(1), aPack(5)],
    });
    const found = await app.call(listCommonProducts, { query: { search: "గార్డ్" } }, { as: trader.cookie });
    expect(found.data.products).toMatchObject([
      { level3Id: product.level3Id, packCount: 2, ownPackCount: 0 },
    ]);
    const skuId = product.skuIds[1] ?? 0;
    const offer = (part: object = {}) =>
      app.call(offerPack, { body: { ...offered, skuId, ...part } }, { as: trader.cookie });
    const made = await offer();
    expect([made.status, made.code]).toEqual([201, "CREATED"]);
    expect(made.data.packs.map(({ listing }) => listing?.priceInPaise)).toEqual([undefined, 450_00]);
    const twice = await offer({ priceInPaise: 400_00 });
    expect([twice.status, twice.code]).toEqual([409, "catalogue/already-listed"]);
    expect((await own(trader)).data.products).toMatchObject([
      { packs: [{ priceInPaise: 450_00, onHand: 30 }] },
    ]);
    expect((await offer({ skuId: 4_000_000_000 })).status).toBe(404);
    expect((await offer({ priceInPaise: 530_00 })).fields).toHaveProperty("priceInPaise");
  });

  it("that needs a dealer licence is offered or put back only with a valid one", async () => {
    const without = await aTrader();
    const expired = await aTrader({
      licences: [{ kind: "seed", licenceNumber: "WGL/SD/1", validUntil: "2026-07-13" }],
    });
    const licensed = await aTrader({
      licences: [{ kind: "seed", licenceNumber: "WGL/SD/2", validUntil: "2026-07-14" }],
    });
    const { skuIds } = await aProduct(app, { dealerLicence: "seed" });
    const skuId = skuIds[0] ?? 0;
    const answers = [];
    for (const { cookie } of [without, expired, licensed])
      answers.push((await app.call(offerPack, { body: { ...offered, skuId } }, { as: cookie })).code);
    expect(answers).toEqual(["assortment/licence-missing", "assortment/licence-missing", "CREATED"]);
    const hidden = { ...terms, isListed: false };
    const { listingId } = await aListing(app, { skuId, sellerId: without.sellerId, ...hidden });
    expect((await change(without, listingId, { isListed: true }, hidden)).code).toBe(
      "assortment/licence-missing",
    );
    expect((await change(without, listingId, { onHand: 3 }, hidden)).status).toBe(200);
  });

  it("cannot be offered by somebody without a business, who has an empty list", async () => {
    const nobody = await aPerson(app, { roles: ["seller"] });
    const { skuIds } = await aProduct(app);
    const refused = await app.call(
      offerPack,
      { body: { ...offered, skuId: skuIds[0] ?? 0 } },
      { as: nobody.cookie },
    );
    expect([refused.status, refused.code]).toEqual([404, "assortment/no-business"]);
    expect((await own(nobody)).data).toMatchObject({ products: [], packCount: 0, stockWorthInPaise: 0 });
  });
});
