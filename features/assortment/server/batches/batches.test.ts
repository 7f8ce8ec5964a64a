import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Batch, TypedBatch } from "#features/batches/contract.ts";
import { requestReturn } from "#features/orders/contract/order-requests.ts";
import { readOrder } from "#features/orders/contract/orders.ts";
import { viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { type Trade, tradeDesk } from "#testing/shop/trade.ts";
import { addBatch, changeBatch, withdrawBatch } from "../../contract/batches.ts";
import { changeOwnListing, readProductForSeller } from "../../contract/listings.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  desk = tradeDesk(app);
});
afterAll(() => app.close());
afterEach(() => app.clock.set(testNow));

type Wish = TypedBatch & { readonly isCounted?: boolean };
const add = (as: string, listingId: number, body: Partial<Wish> & { readonly quantity: number }) =>
  app.call(
    addBatch,
    { params: { listingId }, body: { batchNumber: null, expiresOn: null, ...body } },
    { as },
  );
const correct = (as: string, batch: Batch, wish: Partial<Batch>) => {
  const { batchId, batchNumber, expiresOn, quantity } = { ...batch, ...wish };
  const body = { batchNumber, expiresOn, quantity, seenQuantity: batch.quantity };
  return app.call(changeBatch, { params: { batchId }, body }, { as });
};
const withdraw = (as: string, { batchId, quantity: seenQuantity }: Batch) =>
  app.call(withdrawBatch, { params: { batchId }, body: { seenQuantity } }, { as });

async function level3Of(listingId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select level3_id as id from listings
    join skus on skus.id = sku_id where listings.id = ${listingId}`.execute(app.platform.database);
  return rows[0]?.id ?? 0;
}

/** The listing as its seller sees it. */
async function listingOf(as: string, listingId: number) {
  const params = { level3Id: await level3Of(listingId) };
  const { data } = await app.call(readProductForSeller, { params }, { as });
  const listing = data.packs.find((pack) => pack.listing?.listingId === listingId)?.listing;
  if (!listing) throw new Error("the seller has no such listing");
  return listing;
}

/** Stock, and its batches as [number, packs, packed, expired]. */
async function counted(as: string, listingId: number) {
  const { onHand, batches } = await listingOf(as, listingId);
  return [onHand, batches.map((each) => [each.batchNumber, each.quantity, each.packed, each.expired])];
}

/** A listing of ten packs: six of A-1, which expires first, on this day, and four of B-2. */
async function aTradeInBatches(expiresOn = "2026-08-20"): Promise<Trade> {
  const trade = await desk.aTrade();
  const { seller, one } = trade;
  await add(seller, one, { batchNumber: "B-2", expiresOn: "2027-06-30", quantity: 4, isCounted: true });
  await add(seller, one, { batchNumber: "A-1", expiresOn, quantity: 6, isCounted: true });
  return trade;
}

const order = (trade: Trade, quantity: number) =>
  desk.anOrderOf({ ...trade, lines: [{ listingId: trade.one, quantity }] });

async function pack(trade: Trade, orderId: string, batchNumber = "A-1") {
  await desk.move(trade.seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  const batches = [{ listingId: trade.one, batchNumber, expiresOn: "2027-01-31" }];
  return desk.move(trade.seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches });
}
const send = (trade: Trade, orderId: string) =>
  desk.move(trade.seller, orderId, {
    ...{ action: "DISPATCH", from: "PACKED", carrier: "Speed Post", trackingNumber: "EA123456789IN" },
  });

describe("stock by batch", () => {
  it("begins with what there is: packs that are counted get a batch, new ones add to the stock", async () => {
    const { seller, one } = await desk.aTrade();
    await add(seller, one, { batchNumber: "A-1", expiresOn: "2027-01-31", quantity: 6, isCounted: true });
    expect(await counted(seller, one)).toEqual([
      10,
      [
        ["A-1", 6, 0, 0],
        [null, 4, 0, 0],
      ],
    ]);
    await add(seller, one, { batchNumber: "A-1", expiresOn: "2027-01-31", quantity: 5 });
    expect(await counted(seller, one)).toEqual([
      15,
      [
        ["A-1", 11, 0, 0],
        [null, 4, 0, 0],
      ],
    ]);
    const { fields } = await add(seller, one, { batchNumber: "C", quantity: 5, isCounted: true });
    expect(fields).toEqual({ quantity: "Only 4 packs are in stock without a batch." });
  });

  it("is corrected with the stock, as long as the batch has what the seller saw, and never below what orders took", async () => {
    const trade = await aTradeInBatches();
    const { seller, one } = trade;
    await order(trade, 5);
    const [first] = (await listingOf(seller, one)).batches;
    if (!first) throw new Error("there is no batch");
    expect((await correct(seller, first, { quantity: 3, batchNumber: "A-11" })).status).toBe(200);
    expect(await counted(seller, one)).toEqual([
      7,
      [
        ["A-11", 3, 0, 0],
        ["B-2", 4, 0, 0],
      ],
    ]);
    expect((await correct(seller, first, { quantity: 9 })).code).toBe("batches/changed");
    const [now, other] = (await listingOf(seller, one)).batches;
    if (!now || !other) throw new Error("there is no batch");
    expect((await correct(seller, now, { batchNumber: "B-2", expiresOn: "2027-06-30" })).code).toBe(
      "batches/exists",
    );
    expect((await correct(seller, now, { expiresOn: "2026-01-01" })).fields).toHaveProperty("expiresOn");
    expect((await withdraw(seller, now)).fields).toEqual({
      quantity:
        "The stock of all batches must stay at least 5: orders and buyers in checkout have that many packs.",
    });
    await correct(seller, other, { quantity: 5 });
    expect((await withdraw(seller, now)).status).toBe(200);
    expect(await counted(seller, one)).toEqual([5, [["B-2", 5, 0, 0]]]);
  });

  it("is no single figure any more: a count of the whole is refused beside its field", async () => {
    const { seller, one } = await aTradeInBatches();
    const { listingId, inOrders: _, inCheckout: __, batches: ___, ...seen } = await listingOf(seller, one);
    const body = { ...seen, onHand: 3, seen };
    const refused = await app.call(changeOwnListing, { params: { listingId }, body }, { as: seller });
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(["batches/count-by-batch", ["onHand"]]);
    const dearer = { ...body, onHand: 10, priceInPaise: seen.priceInPaise - 100 };
    expect(
      (await app.call(changeOwnListing, { params: { listingId }, body: dearer }, { as: seller })).status,
    ).toBe(200);
  });

  it("[SELL-009] of another seller is neither read nor changed, whatever is called", async () => {
    const { seller, one } = await aTradeInBatches();
    const [batch] = (await listingOf(seller, one)).batches;
    if (!batch) throw new Error("there is no batch");
    const stranger = await aPerson(app, { roles: ["seller"] });
    await aSeller(app, { profileId: stranger.profileId });
    const params = { level3Id: await level3Of(one) };
    const read = await app.call(readProductForSeller, { params }, { as: stranger.cookie });
    expect(read.data.packs.map(({ listing }) => listing)).toEqual([null]);
    const refused = [
      await add(stranger.cookie, one, { batchNumber: "X", quantity: 1 }),
      await correct(stranger.cookie, batch, { quantity: 1 }),
      await withdraw(stranger.cookie, batch),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await counted(seller, one)).toEqual([
      10,
      [
        ["A-1", 6, 0, 0],
        ["B-2", 4, 0, 0],
      ],
    ]);
  });
});

it("its buyers read the day of the earliest batch with free packs, and none of goods that are not counted by batch", async () => {
  const trade = await aTradeInBatches();
  const dayOf = async (listingId: number) => {
    const params = { level3Id: await level3Of(listingId) };
    const { data } = await app.call(viewProduct, { params }, { as: trade.buyer });
    const listings = data.skus.flatMap((sku) => sku.listings);
    return listings.find((listing) => listing.listingId === listingId)?.bestBefore;
  };
  expect([await dayOf(trade.one), await dayOf(trade.two)]).toEqual(["2026-08-20", null]);
  await pack(trade, (await order(trade, 6)).orderId);
  expect(await dayOf(trade.one)).toBe("2027-06-30");
});

describe("a parcel", () => {
  it("gets what expires first, says so, and leaves the batches when it is handed over", async () => {
    const trade = await aTradeInBatches();
    const { seller, one } = trade;
    const first = await order(trade, 8);
    const { data } = await pack(trade, first.orderId);
    const packed = { batchNumber: "A-1 (6), B-2 (2)", expiresOn: "2026-08-20" };
    expect(data.lines).toMatchObject([packed]);
    const asBuyer = { as: trade.buyer };
    const asked = { params: { orderId: first.orderId }, query: { isMasterOrder: "false" } } as const;
    const seen = (await app.call(readOrder, asked, asBuyer)).data;
    expect((JSON.parse(seen) as { productList: unknown }).productList).toMatchObject([packed]);
    expect(await counted(seller, one)).toEqual([
      10,
      [
        ["A-1", 6, 6, 0],
        ["B-2", 4, 2, 0],
      ],
    ]);
    expect((await send(trade, first.orderId)).status).toBe(201);
    expect(await counted(seller, one)).toEqual([2, [["B-2", 2, 0, 0]]]);
  });

  it("gets the batch that its seller names, and none that is not in stock", async () => {
    const trade = await aTradeInBatches();
    const { orderId } = await order(trade, 2);
    const refused = await pack(trade, orderId, "Z-9");
    expect([refused.code, refused.info]).toEqual([
      "orders/batch-not-in-stock",
      expect.stringContaining("In stock: A-1, B-2."),
    ]);
    expect((await pack(trade, orderId, "b-2")).data.lines).toMatchObject([
      { batchNumber: "B-2", expiresOn: "2027-06-30" },
    ]);
  });

  it("that is cancelled, refused at the door or sent back gives its packs to the batches they came from", async () => {
    const trade = await aTradeInBatches();
    const { seller, one, buyer } = trade;
    const cancelled = await order(trade, 2);
    await pack(trade, cancelled.orderId);
    await desk.act(buyer, cancelled.orderId, "CANCEL_ORDER");
    await desk.decide({ seller, orderId: cancelled.orderId }, true);
    expect(await counted(seller, one)).toEqual([
      10,
      [
        ["A-1", 6, 0, 0],
        ["B-2", 4, 0, 0],
      ],
    ]);
    const sent = await order(trade, 7);
    await pack(trade, sent.orderId);
    await send(trade, sent.orderId);
    await desk.move(seller, sent.orderId, { action: "SEND_OUT", from: "DISPATCHED" });
    const code = await desk.codeOf(sent.orderId);
    await desk.move(seller, sent.orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
    expect(await counted(seller, one)).toEqual([3, [["B-2", 3, 0, 0]]]);
    const body = { lines: [{ listingId: one, quantity: 2 }], reasonCode: "damaged" as const };
    await app.call(requestReturn, { params: { orderId: sent.orderId }, body }, { as: buyer });
    await desk.decide({ seller, orderId: sent.orderId }, true);
    expect(await counted(seller, one)).toEqual([
      5,
      [
        ["A-1", 1, 0, 0],
        ["B-2", 4, 0, 0],
      ],
    ]);
  });

  it("packed before its listing had batches leaves the packs without one", async () => {
    const trade = await desk.aTrade();
    const { seller, one } = trade;
    const { orderId } = await order(trade, 3);
    await pack(trade, orderId);
    await add(seller, one, { batchNumber: "A-1", expiresOn: "2027-01-31", quantity: 6, isCounted: true });
    await send(trade, orderId);
    expect(await counted(seller, one)).toEqual([
      7,
      [
        ["A-1", 6, 0, 0],
        [null, 1, 0, 0],
      ],
    ]);
  });
});

describe("a batch that expires", () => {
  const told = async (trade: Trade) => {
    const { rows } = await sql<{ text: string }>`
      select body_en as text from notifications
      join sellers on sellers.profile_id = notifications.profile_id
      join listings on listings.seller_id = sellers.id
      where listings.id = ${trade.one} and kind = 'STOCK_EXPIRES' order by told_at, activity_id`.execute(
      app.platform.database,
    );
    return rows.map(({ text }) => text);
  };

  it("is warned of 30 and 7 days before, once each", async () => {
    const trade = await aTradeInBatches();
    for (const day of ["2026-07-20", "2026-07-21", "2026-07-22", "2026-08-13", "2026-08-14"]) {
      app.clock.set(new Date(`${day}T04:00:00Z`));
      await runJob(app, "batches/warn");
    }
    const texts = await told(trade);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain("6 packs expire on");
  });

  it("is out of stock on its day, also from under buyers at checkout; what orders took stays until they end", async () => {
    const trade = await aTradeInBatches("2026-07-20");
    const { seller, one, buyer } = trade;
    const taken = await order(trade, 9);
    app.clock.set(new Date("2026-07-19T18:31:00Z"));
    await runJob(app, "batches/expire");
    expect(await counted(seller, one)).toEqual([
      9,
      [
        ["A-1", 5, 0, 1],
        ["B-2", 4, 0, 0],
      ],
    ]);
    await runJob(app, "batches/expire");
    expect(await told(trade)).toEqual([
      expect.stringContaining("(batch A-1): 1 pack has expired and is no longer for sale"),
    ]);
    const [over] = (await listingOf(seller, one)).batches;
    expect(over && (await correct(seller, over, { quantity: 8 })).code).toBe("batches/day-over");
    await desk.move(seller, taken.orderId, { action: "ACCEPT", from: "ORD_PLACED" });
    const batches = [{ listingId: one, batchNumber: "B-2", expiresOn: "2027-06-30" }];
    const twice = [...batches, ...batches];
    const late = await desk.move(seller, taken.orderId, {
      ...{ action: "PACK", from: "SELLER_ACCEPTED", batches: twice },
    });
    expect([late.code, late.info]).toEqual([
      "orders/batches-too-few",
      expect.stringContaining("Only 4 packs"),
    ]);
    await desk.act(buyer, taken.orderId, "CANCEL_ORDER");
    await desk.decide({ seller, orderId: taken.orderId }, true);
    expect(await counted(seller, one)).toEqual([
      4,
      [
        ["A-1", 0, 0, 6],
        ["B-2", 4, 0, 0],
      ],
    ]);
    const logged = await app.platform.database
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "batches/expired")
      .where("subject", "=", `batch ${over?.batchId}`)
      .execute();
    expect(logged.map(({ detail }) => detail)).toEqual([1, 5].map((packs) => ({ listingId: one, packs })));
  });
});
