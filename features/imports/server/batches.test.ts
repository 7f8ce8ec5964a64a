import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBatch } from "#features/assortment/contract/batches.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { importDesk } from "../builders.ts";
import * as contract from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
});
afterAll(() => app.close());

const { aTrader, rows, file, preview, applied, undone } = importDesk(() => app);
const head = "Pack code,Price,Stock,Stock at export,Batch,Expiry";

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

it("an export has a row for each batch; sent back it changes nothing, with one figure for all it is refused", async () => {
  const trader = await aTrader();
  const { listingId = 0, skuId = 0 } = trader.goods[0] ?? {};
  const body = { batchNumber: "A-1", expiresOn: "2027-01-31", quantity: 12, isCounted: true };
  await app.call(addBatch, { params: { listingId }, body }, { as: trader.cookie });
  const [names = "", ...lines] = (await file(contract.exportPacks, trader)).trimEnd().split("\r\n");
  expect(lines.map((line) => line.replace(/^.*20\.00,/, ""))).toEqual([
    "12,no,12,no,,A-1,2027-01-31",
    "18,no,18,no,,none,",
  ]);
  expect(await preview(trader, lines, names)).toMatchObject({ unchangedRows: 2 });
  const whole = await preview(trader, [`${skuId},,25,,,`], head);
  expect((await rows(trader, whole.importId, "rejected"))[0]?.reason).toContain("counted by batch");
});
