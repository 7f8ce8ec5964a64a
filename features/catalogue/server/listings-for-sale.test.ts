import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPack, aProduct } from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import { lockListingsForSale, readListingsForSale } from "./for-sale.queries.ts";
import { takeStock } from "./public.ts";
import { upsertGstRate } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const today = "2026-07-14";
const onePack = (listingId: number) => ({ listingId, quantity: 1 });

test("listings come in one statement, ordered by id, with all that an order keeps of them", async () => {
  const first = await aProduct(app, { packs: [aPack(10)], onHand: 7 });
  const second = await aProduct(app, { isListed: false });
  const wanted = [second.listingId, 999_999, first.listingId].map(onePack);
  const { result, statements } = await app.statements.during(() =>
    readListingsForSale(app.platform.database, { wanted, onDay: today }),
  );
  expect(statements).toHaveLength(1);
  expect(result.map(({ listingId, isListed }) => [listingId, isListed])).toEqual([
    [first.listingId, true],
    [second.listingId, false],
  ]);
  expect(result[0]).toMatchObject({
    sellerId: first.sellerId,
    level2Id: first.level2Id,
    level3Id: first.level3Id,
    categorySlug: "seeds",
    title: first.title,
    pack: { en: "10 kg bag", te: "10 కిలోల సంచి" },
    attributes: [{ key: "size", name: { en: "Pack size", te: "ప్యాక్ పరిమాణం" }, value: "10", unit: "kg" }],
    priceInPaise: 112_350,
    commissionInPaise: 5000,
    mrpInPaise: 117_350,
    available: 7,
    weightInGrams: 10_000,
    gstRateInBasisPoints: 500,
  });
});

test("available is what nobody has taken, in the very transaction that took", async () => {
  const { listingId } = await aProduct(app, { onHand: 7 });
  await inTransaction(app.platform, async (transaction) => {
    await takeStock(transaction, [{ listingId, quantity: 3 }]);
    const [listing] = await readListingsForSale(transaction, { wanted: [onePack(listingId)], onDay: today });
    expect(listing?.available).toBe(4);
  });
});

test("the GST rate is the one of the day that is asked for", async () => {
  const { listingId } = await aProduct(app, { hsn: "31010000", gstRateInBasisPoints: 1200 });
  await inTransaction(app.platform, (transaction) =>
    upsertGstRate(transaction, { hsn: "31010000", validFrom: "2026-07-15", rateInBasisPoints: 500 }),
  );
  const rateOn = async (onDay: string) =>
    (await readListingsForSale(app.platform.database, { wanted: [onePack(listingId)], onDay }))[0]
      ?.gstRateInBasisPoints;
  expect(await rateOn("2026-07-14")).toBe(1200);
  expect(await rateOn("2026-07-15")).toBe(500);
  expect(await rateOn("2020-01-01")).toBeUndefined();
});

test("a price cannot change between an order's look at it and its commit", async () => {
  const { listingId, sellerId } = await aProduct(app, { priceInPaise: 100_00 });
  const asked = { wanted: [onePack(listingId)], onDay: today };
  const seen: string[] = [];
  await inTransaction(app.platform, async (transaction) => {
    const [locked] = await lockListingsForSale(transaction, asked);
    const change = inTransaction(app.platform, (other) =>
      changeListing(other, {
        listingId,
        sellerId,
        changed: { priceInPaise: 90_00 },
        changedAt: app.clock.now(),
      }),
    ).then(() => seen.push("changed"));
    void change;
    await new Promise((done) => setTimeout(done, 100));
    const [again] = await readListingsForSale(transaction, asked);
    expect(again?.priceInPaise).toBe(locked?.priceInPaise);
    seen.push("ordered");
  });
  await expect.poll(() => seen).toEqual(["ordered", "changed"]);
});
