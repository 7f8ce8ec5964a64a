import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBatch } from "#features/assortment/contract/batches.ts";
import { changeOwnListing } from "#features/assortment/contract/listings.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { importDesk, importedTerms } from "../builders.ts";
import * as contract from "../contract.ts";
import { applyBatch } from "./jobs/apply-import.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
});
afterAll(() => app.close());

const { aTrader, rows, read, move, file, preview, applied, undone, stateOf } = importDesk(() => app);
const head = "Pack code,Price,Stock,Stock at export,Batch,Expiry";

type Trader = Awaited<ReturnType<typeof aTrader>>;

/** Names a batch of packs that are in stock. */
const named = (by: Trader, at: number, quantity: number) => {
  const body = { batchNumber: "A-1", expiresOn: "2027-01-31", quantity, isCounted: true };
  const params = { listingId: by.goods[at]?.listingId ?? 0 };
  return app.call(addBatch, { params, body }, { as: by.cookie });
};

async function batchesOf(listingId: number) {
  const { rows: found } = await sql<{ batch_number: string; on_hand: number }>`
    select batch_number, on_hand from stock_batches where listing_id = ${listingId} and on_hand > 0
    order by expires_on nulls last, id`.execute(app.platform.database);
  return found.map((each) => [each.batch_number, each.on_hand]);
}

it("[SELL-003] rows with batch and expiry count a pack's batches: the first ones come from its stock; what cannot be is told beside its column", async () => {
  const trader = await aTrader(2);
  const [one, two] = trader.goods;
  const lines = [
    `${one?.skuId},440,20,,B-2,30-06-2027`,
    `${one?.skuId},,15,,A-1,2027-01-31`,
    `${one?.skuId},,5,,A-1,2027-01-31`,
    `${two?.skuId},,5,,X,2020-01-31`,
    `${two?.skuId},,5,,X,soon`,
  ];
  const found = await preview(trader, lines, head);
  expect(found).toMatchObject({ changedRows: 2, rejectedRows: 3 });
  expect((await rows(trader, found.importId, "rejected")).map(({ column }) => column)).toEqual([
    "code",
    "expiry",
    "expiry",
  ]);
  expect((await rows(trader, found.importId, "changed"))[0]).toMatchObject({
    before: { priceInPaise: 450_00, batch: { quantity: 0 } },
    after: { priceInPaise: 440_00, batch: { batchNumber: "B-2", expiresOn: "2027-06-30", quantity: 20 } },
  });
  await applied(trader, found.importId);
  expect(await batchesOf(one?.listingId ?? 0)).toEqual([
    ["A-1", 15],
    ["B-2", 20],
  ]);
  expect(await undone(trader, found.importId)).toMatchObject({ keptRows: 2 });
});

it("an export has a row for each batch, the first with the terms; sent back it changes nothing, with one figure for all it is refused", async () => {
  const trader = await aTrader();
  const { skuId = 0 } = trader.goods[0] ?? {};
  await named(trader, 0, 12);
  const [names = "", ...lines] = (await file(contract.exportPacks, trader)).trimEnd().split("\r\n");
  expect(lines.map((line) => line.split(",").slice(3).join(","))).toEqual([
    "520.00,450.00,20.00,12,no,12,no,,A-1,2027-01-31",
    ",,,18,,18,,,none,",
  ]);
  expect(await preview(trader, lines, names)).toMatchObject({ unchangedRows: 2 });
  const whole = await preview(trader, [`${skuId},,25,,,`], head);
  expect((await rows(trader, whole.importId, "rejected"))[0]?.reason).toContain("counted by batch");
});

it("a batch beside a stock that is empty or as exported takes packs that have none: too few are told beside the batch, and none are new in stock", async () => {
  const trader = await aTrader(5);
  await named(trader, 2, 30);
  const [names = "", ...lines] = (await file(contract.exportPacks, trader)).trimEnd().split("\r\n");
  const [one = "", two = "", three = "", four = "", five = ""] = lines;
  const found = await preview(
    trader,
    [
      one.replace(/,,$/, ",A-1,2027-01-31"),
      two.replace(",30,no,30,no,,,", ",,no,30,no,,B-1,2027-01-31"),
      three.replace(",A-1,", ",C-9,"),
      four.replace(/,,$/, ",A-1,2027-01-31"),
      five.replace(",30,no,30,no,,,", ",25,no,30,no,,none,"),
    ],
    names,
  );
  const reasons = async () =>
    (await rows(trader, found.importId, "rejected")).map((row) => [row.rowNumber, row.column, row.reason]);
  expect(await reasons()).toEqual([
    [4, "batch", "Only 0 packs are in stock without a batch."],
    [6, "batch", "Enter a batch number or an expiry date."],
  ]);
  const sold = { ...importedTerms, onHand: 28, seen: importedTerms };
  const params = { listingId: trader.goods[3]?.listingId ?? 0 };
  await app.call(changeOwnListing, { params, body: sold }, { as: trader.cookie });
  expect(await applied(trader, found.importId)).toMatchObject({ changedRows: 2, rejectedRows: 3 });
  expect((await reasons())[1]).toEqual([5, "batch", "Only 28 packs are in stock without a batch."]);
  const [ofOne, ofTwo, , ofFour] = await Promise.all(
    trader.goods.map(async ({ listingId }) => [
      (await stateOf(listingId)).on_hand,
      await batchesOf(listingId),
    ]),
  );
  expect([ofOne, ofTwo, ofFour]).toEqual([
    [30, [["A-1", 30]]],
    [30, [["B-1", 30]]],
    [28, []],
  ]);
});

it("a further row of a pack may repeat its terms as they are or as the first row has them; others are refused beside their columns", async () => {
  const trader = await aTrader();
  const { skuId } = trader.goods[0] ?? {};
  const found = await preview(
    trader,
    [
      "99,,,,,5,first",
      ",440,,,,5,A",
      ",440,,,,5,B",
      "520,450,20,no,none,5,C",
      ",430,,,,5,D",
      "600,,,,,5,E",
      ",,10,,,5,F",
      ",,,yes,,5,G",
      ",,,,10=400,5,H",
      ",x,,,,5,I",
    ].map((line) => `${skuId},${line}`),
    "Pack code,MRP,Price,Agent margin,Hidden,Price breaks,Stock,Batch",
  );
  expect(found).toMatchObject({ changedRows: 3, rejectedRows: 7 });
  const rejected = await rows(trader, found.importId, "rejected");
  expect(rejected.map(({ column }) => column)).toEqual([
    ...["price", "price", "mrp", "commission", "hidden", "breaks", "price"],
  ]);
  expect(rejected[1]?.reason).toBe("Write this in the first row of the pack, and leave this cell empty.");
});

it("what an earlier row names counts alike wherever it is in a long file, also where that row changes nothing or is rejected", async () => {
  const trader = await aTrader(2);
  await named(trader, 0, 12);
  const [one, two] = trader.goods;
  const again = [`${one?.skuId},,12,12,A-1,2027-01-31`, `${two?.skuId},,5,,X,2020-01-31`];
  const unknown = Array.from({ length: 500 }, () => "4000000000,,,,,");
  const found = await preview(trader, [...again, ...unknown, ...again, `${one?.skuId},430,1,,A-2,`], head);
  expect(found).toMatchObject({ unchangedRows: 1, changedRows: 0, rejectedRows: 504 });
  const params = { importId: found.importId };
  const lines = (await file(contract.readRejectedRows, trader, { params })).trimEnd().split("\r\n");
  expect(lines.slice(-3).map((line) => line.split(",").slice(0, 2))).toEqual([
    ["504", "Pack code"],
    ["505", "Pack code"],
    ["506", "Price"],
  ]);
});

it("rows that count batches are made in small groups, so that the shop hardly waits for their locks", async () => {
  const trader = await aTrader();
  const { skuId, listingId = 0 } = trader.goods[0] ?? {};
  const lines = Array.from({ length: 26 }, (_, at) => `${skuId},,1,,B-${at},2027-01-31`);
  const { importId } = await preview(trader, lines, head);
  await move(contract.applyImport, trader, importId);
  await applyBatch(app.platform, importId);
  expect(await read(trader, importId)).toMatchObject({ appliedRows: 25, rowsToApply: 26 });
  await applyBatch(app.platform, importId);
  expect((await batchesOf(listingId)).at(-1)).toEqual([null, 4]);
});
