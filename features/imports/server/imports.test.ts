import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { changeOwnListing, type ListingState } from "#features/assortment/contract/listings.ts";
import { takeStock } from "#features/catalogue/server";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { inLongRun } from "#testing/process/long-run.ts";
import { aListing, aPack, aProduct } from "#testing/shop/builders.ts";
import {
  aFile,
  aLargeSeller,
  anImport,
  importDesk,
  importedTerms,
  type LargeSeller,
  work,
} from "../builders.ts";
import * as contract from "../contract.ts";
import { applyBatch } from "./jobs/apply-import.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
});
afterAll(() => app.close());

type Trader = Awaited<ReturnType<typeof aTrader>>;

const { aTrader, read, rows, move, file, preview, applied, undone, stateOf } = importDesk(() => app);

function changeByHand(by: Trader, listingId: number, wished: Partial<ListingState>, seen = importedTerms) {
  const body = { ...seen, ...wished, seen };
  return app.call(changeOwnListing, { params: { listingId }, body }, { as: by.cookie });
}

describe("an exported file", () => {
  it("[SELL-003] holds the seller's own packs, opens in Excel, and sent back as it is changes nothing", async () => {
    const trader = await aTrader(2);
    await aTrader();
    await sql`update product_level3 set title_en = '=cmd|"x", 1' where id = ${trader.goods[0]?.level3Id}`.execute(
      app.platform.database,
    );
    const text = await file(contract.exportPacks, trader);
    const [head, first, second, end] = text.split("\r\n");
    expect(head).toBe(
      "\uFEFFPack code,Product,Pack,MRP,Price,Agent margin,Stock,Hidden,Stock at export,Hidden at export,Price breaks,Batch,Expiry",
    );
    expect(first).toMatch(/^\d+,"'=cmd\|""x"", 1",[^,]+,520\.00,450\.00,20\.00,30,no,30,no,,,$/);
    expect([second?.split(",")[0], end]).toEqual([String(trader.goods[1]?.skuId), ""]);
    const { importId } = await anImport(app, trader.cookie, new TextEncoder().encode(text));
    await work(app, importId);
    expect(await read(trader, importId)).toMatchObject({ state: "checked", rows: 2, unchangedRows: 2 });
  });

  it("sent back with another price leaves what orders have taken of the stock and what was hidden meanwhile", async () => {
    const trader = await aTrader();
    const listingId = trader.goods[0]?.listingId ?? 0;
    const [head = "", line = ""] = (await file(contract.exportPacks, trader)).split("\r\n");
    await changeByHand(trader, listingId, { onHand: 10, isListed: false });
    const found = await preview(trader, [line.replace("450.00", "440")], head);
    expect(found).toMatchObject({ changedRows: 1 });
    await applied(trader, found.importId);
    expect(await stateOf(listingId)).toEqual({ price_in_paise: 440_00, on_hand: 10, is_listed: false });
    const counted = await preview(trader, [line.replace("450.00,20.00,30,no", "440,20,25,yes")], head);
    await applied(trader, counted.importId);
    expect(await stateOf(listingId)).toMatchObject({ on_hand: 25, is_listed: false });
  });

  it("of packs that the seller does not sell leaves the prices empty, and untouched rows of it do nothing", async () => {
    const trader = await aTrader();
    const other = await aProduct(app, { packs: [aPack(1), aPack(5)] });
    const text = await file(contract.exportPacks, trader, { query: { which: "others" } });
    const lines = text.split("\r\n").filter((line) => other.skuIds.includes(Number(line.split(",")[0])));
    expect(lines).toHaveLength(2);
    expect(text).not.toContain(`\n${trader.goods[0]?.skuId},`);
    const [, wished = ""] = lines;
    const filled = wished.replace(/,,,,,,,,,,$/, ",600,550.5,,7,,,,,,");
    expect(await preview(trader, [lines[0] ?? "", filled])).toMatchObject({ newRows: 1, unchangedRows: 1 });
  });
});

describe("a preview", () => {
  it("[SELL-003] checks every row by the rules of a single change, names row, column and reason, and changes nothing", async () => {
    const trader = await aTrader(9);
    const licensed = await aProduct(app, { dealerLicence: "seed" });
    const code = (at: number) => trader.goods[at]?.skuId;
    const held = trader.goods[5]?.listingId ?? 0;
    await inTransaction(app.platform, (transaction) =>
      takeStock(transaction, [{ listingId: held, quantity: 6 }]),
    );
    const found = await preview(trader, [
      `${code(0)},,,,460.5,,,`,
      `${code(1)},,,,530,,,`,
      `${code(2)},,,,10.555,,,`,
      `${code(3)},,,,,,1.5,`,
      `${code(4)},,,,,80,,`,
      `${code(5)},,,,,,5,`,
      "",
      `${code(6)},,,,,,,perhaps`,
      `${code(0)},,,,470,,,`,
      "4000000000,,,1,1,,1,",
      ",x,,,,,,",
      `${licensed.skuIds[0]},,,600,550,,7,`,
      `${code(7)},,,"₹1,520.00","1,450",0,"1,000",yes`,
    ]);
    expect(found).toMatchObject({ state: "checked", rows: 12, changedRows: 2, newRows: 0, rejectedRows: 10 });
    const rejected = await rows(trader, found.importId, "rejected");
    expect(rejected.map(({ rowNumber, column, reason }) => [rowNumber, column, reason])).toEqual([
      [3, "price", "Price and margin together are above the printed maximum price."],
      [4, "price", "Enter a price in rupees, such as 450 or 450.50."],
      [5, "stock", "Enter a whole number of packs, 0 or more."],
      [6, "commission", "Price and margin together are above the printed maximum price."],
      [7, "stock", "At least 6: orders and buyers in checkout have that many packs."],
      [9, "hidden", "Write yes or no."],
      [10, "code", "The same pack stands in an earlier row."],
      [11, "code", "No pack has this code. Take it from an exported file."],
      [12, "code", "Enter the pack code."],
      [13, null, "You need a valid dealer licence to sell this."],
    ]);
    const changed = await rows(trader, found.importId, "changed");
    expect(changed.map(({ before, after }) => [before, after])).toEqual([
      [importedTerms, { ...importedTerms, priceInPaise: 460_50 }],
      [
        importedTerms,
        {
          ...{ mrpInPaise: 1520_00, priceInPaise: 1450_00, commissionInPaise: 0, priceBreaks: [] },
          isCommissionByRule: false,
          ...{ onHand: 1000, isListed: false },
        },
      ],
    ]);
    for (const { listingId } of trader.goods)
      expect(await stateOf(listingId)).toMatchObject({ price_in_paise: 450_00, is_listed: true });
    const sentBack = await file(contract.readRejectedRows, trader, { params: { importId: found.importId } });
    expect(sentBack.split("\r\n").slice(0, 2)).toEqual([
      "\uFEFFRow,Column,Reason,Pack code,Product,Pack,MRP,Price,Agent margin,Stock,Hidden,Stock at export,Hidden at export,Price breaks,Batch,Expiry",
      `3,Price,Price and margin together are above the printed maximum price.,${code(1)},,,,530,,,,,,,,`,
    ]);
  });

  it("reads semicolons, quotes, line breaks in cells, Telugu and columns in any order", async () => {
    const trader = await aTrader(2);
    const [one, two] = trader.goods.map(({ skuId }) => skuId);
    const found = await preview(
      trader,
      [`"449,50";"సాంబ\r\n""మసూరి""";${one};x`, `440;;'${two}`],
      "\uFEFFprice;Product;pack code;Something",
    );
    expect(found).toMatchObject({ changedRows: 2, rejectedRows: 0 });
    const changed = await rows(trader, found.importId, "changed");
    expect(changed.map(({ after }) => after?.priceInPaise)).toEqual([449_50, 440_00]);
  });

  it.each([
    [
      aFile(["1,2"], "Name,Price"),
      "The first line must name the column “Pack code”. Start from the template.",
    ],
    [aFile([]), "The file has no rows below its first line."],
    [aFile(["1,1"], "Pack code,Pack code"), "A column stands twice in the first line. Delete one of them."],
    [
      aFile(['1,"'.padEnd(30_000, "x")]),
      "The file cannot be read: a quotation mark is not closed, or a line is too long.",
    ],
  ])("of a file that cannot be read says why (%#)", async (csv, problem) => {
    const trader = await aTrader();
    const { importId } = await anImport(app, trader.cookie, csv);
    await work(app, importId);
    expect(await read(trader, importId)).toMatchObject({ state: "failed", problem });
  });

  it("is refused at once for a file that is no text, an empty one, and while another import is at work", async () => {
    const trader = await aTrader();
    const send = async (csv: Uint8Array) => {
      const input = { query: { fileName: "a.csv" }, csv };
      const answer = await app.app.inject(requestOf(contract.startImport, input, { as: trader.cookie }));
      return answer.json<{ code: string }>().code;
    };
    const codes = [await send(new Uint8Array([0x50, 0x4b, 0xff])), await send(new Uint8Array(10_000_001))];
    codes.push(await send(aFile(["1"])), await send(aFile(["1"])));
    expect(codes).toEqual(["imports/not-utf8", "platform/too-large", "CREATED", "imports/one-at-a-time"]);
  });
});

describe("a confirmed import", () => {
  it("[SELL-003] makes the changes, rejects packs changed since the preview by name, and leaves lines in the audit log", async () => {
    const trader = await aTrader(3);
    const other = await aProduct(app, { packs: [aPack(1), aPack(5)] });
    const [one, two, three] = trader.goods;
    const found = await preview(trader, [
      `${one?.skuId},,,,440,,,`,
      `${two?.skuId},,,,430,,,`,
      `${three?.skuId},,,,,,25,`,
      `${other.skuIds[0]},,,600,550,,7,`,
      `${other.skuIds[1]},,,600,550,,7,yes`,
    ]);
    await changeByHand(trader, two?.listingId ?? 0, { priceInPaise: 449_00 });
    await aListing(app, { skuId: other.skuIds[1] ?? 0, sellerId: trader.sellerId, ...importedTerms });
    const done = await applied(trader, found.importId);
    expect(done).toMatchObject({ state: "done", changedRows: 2, newRows: 1, rejectedRows: 2, percent: 100 });
    const rejected = await rows(trader, found.importId, "rejected");
    expect(rejected.map(({ rowNumber, reason }) => [rowNumber, reason])).toEqual([
      [3, "This pack was changed after the preview. It stays as it is now."],
      [6, "This pack was changed after the preview. It stays as it is now."],
    ]);
    expect((await stateOf(two?.listingId ?? 0)).price_in_paise).toBe(449_00);
    expect((await stateOf(three?.listingId ?? 0)).on_hand).toBe(25);
    const lines = await app.platform.database
      .selectFrom("audit_log")
      .select(["action", "actor_profile_id", "detail"])
      .where("request_id", "=", `import-${found.importId}`)
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      "assortment/listing-changed",
      "assortment/listing-changed",
      "assortment/pack-offered",
    ]);
    expect(lines[0]).toMatchObject({
      actor_profile_id: trader.profileId,
      detail: { priceInPaise: 440_00, priceInPaiseBefore: 450_00 },
    });
    expect((await move(contract.applyImport, trader, found.importId)).status).toBe(409);
  });

  it("stops behind a batch, goes on where it stopped, and does no row twice when two workers are at it", async () => {
    const large = await aLargeSeller(app, inLongRun(50_000, { else: 500 }));
    const { importId } = await preview(large, large.lines({ badEvery: 100 }));
    const toApply = (large.size * 99) / 100;
    await move(contract.applyImport, large, importId);
    await applyBatch(app.platform, importId);
    expect((await move(contract.stopImport, large, importId)).data).toMatchObject({
      state: "stopped",
      appliedRows: 200,
      rowsToApply: toApply,
    });
    await work(app, importId);
    expect((await read(large, importId)).appliedRows).toBe(200);
    await move(contract.applyImport, large, importId);
    await Promise.all([work(app, importId), work(app, importId)]);
    await exactReport(large, importId);
    const { rows: counted } = await sql<{ lines: number; packs: number }>`
      select count(*)::integer as lines, count(distinct subject)::integer as packs from audit_log
      where request_id = ${`import-${importId}`}`.execute(app.platform.database);
    expect(counted).toEqual([{ lines: toApply, packs: toApply }]);
  });

  it("is done by the worker of the house, from the file to the report", async () => {
    const trader = await aTrader();
    await app.startWorker();
    const line = `${trader.goods[0]?.skuId},,,,444,,,`;
    const { importId } = await anImport(app, trader.cookie, aFile([line]));
    const state = async () => (await read(trader, importId)).state;
    await expect.poll(state).toBe("checked");
    await move(contract.applyImport, trader, importId);
    await expect.poll(state).toBe("done");
    await move(contract.undoImport, trader, importId);
    await expect.poll(state).toBe("undone");
    expect(await stateOf(trader.goods[0]?.listingId ?? 0)).toMatchObject({ price_in_paise: 450_00 });
  });
});

/** 1 % of the rows are bad: the others are changed, each bad one is named. */
async function exactReport(large: LargeSeller, importId: number): Promise<void> {
  const bad = large.size / 100;
  expect(await read(large, importId)).toMatchObject({
    ...{ state: "done", rows: large.size, rejectedRows: bad, changedRows: large.size - bad },
    ...{ newRows: 0, unchangedRows: 0, percent: 100 },
  });
  const text = await file(contract.readRejectedRows, large, { params: { importId } });
  const numbers = text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => Number(line.split(",")[0]));
  expect(numbers).toEqual(Array.from({ length: bad }, (_, at) => at * 100 + 2));
}

describe("an undone import", () => {
  it("[SELL-003] sets back prices and stock that stand as it left them, hides what it offered, and says what it left", async () => {
    const trader = await aTrader(4);
    const offered = await aProduct(app);
    const [one, two, three, four] = trader.goods;
    const { importId } = await preview(trader, [
      `${one?.skuId},,,,44,,20,`,
      `${two?.skuId},,,,43,,,`,
      `${three?.skuId},,,,42,,20,`,
      `${four?.skuId},,,,,,,yes`,
      `${offered.skuIds[0]},,,600,550,,7,`,
    ]);
    expect((await applied(trader, importId)).canUndo).toBe(true);
    const after = { ...importedTerms, priceInPaise: 43_00 };
    await changeByHand(trader, two?.listingId ?? 0, { priceInPaise: 46_00 }, after);
    const stock = { ...importedTerms, priceInPaise: 42_00, onHand: 20 };
    await changeByHand(trader, three?.listingId ?? 0, { onHand: 18 }, stock);
    const found = await undone(trader, importId);
    expect(found).toMatchObject({
      state: "undone",
      undoneRows: 3,
      keptRows: 2,
      percent: 100,
      canUndo: false,
    });
    expect(await stateOf(one?.listingId ?? 0)).toMatchObject({ price_in_paise: 450_00, on_hand: 30 });
    expect(await stateOf(two?.listingId ?? 0)).toMatchObject({ price_in_paise: 46_00 });
    expect(await stateOf(three?.listingId ?? 0)).toMatchObject({ price_in_paise: 450_00, on_hand: 18 });
    expect(await stateOf(four?.listingId ?? 0)).toMatchObject({ is_listed: true });
    const own = await app.platform.database
      .selectFrom("listings")
      .select("is_listed")
      .where("seller_id", "=", trader.sellerId)
      .where("sku_id", "=", offered.skuIds[0] ?? 0)
      .executeTakeFirstOrThrow();
    expect(own.is_listed).toBe(false);
    const kept = await rows(trader, importId, "kept");
    expect(kept.map(({ rowNumber, column, reason }) => [rowNumber, column, reason])).toEqual([
      [3, "price", "Changed after the import. It stays as it is now."],
      [4, "stock", "Changed after the import. It stays as it is now."],
    ]);
  });
});

describe("somebody else's packs and imports", () => {
  it("[SELL-009] are out of reach: a file never touches another seller's listing, and the import answers like a missing one", async () => {
    const owner = await aTrader();
    const stranger = await aTrader();
    const found = await preview(stranger, [`${owner.goods[0]?.skuId},,,,1,,,`]);
    expect(found).toMatchObject({ changedRows: 0, rejectedRows: 1 });
    const answers = [
      await app.call(contract.readImport, { params: { importId: found.importId } }, { as: owner.cookie }),
      await move(contract.applyImport, owner, found.importId),
    ];
    expect(answers.map(({ code }) => code)).toEqual(["imports/not-found", "imports/not-found"]);
    const text = await file(contract.readRejectedRows, owner, { params: { importId: found.importId } });
    expect(JSON.parse(text).code).toBe("imports/not-found");
  });
});
