import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { type Ordered, type Trade, tradeDesk } from "#testing/shop/trade.ts";
import { addBatch, changeBatch, withdrawBatch } from "../../contract/batches.ts";

/** More repeats in the long run of the tests. */
const rounds = 6 * Number(process.env["SANTHA_RACES"] ?? "1");
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 12, raisedLimits: { "checkout/place-order": 1_000_000 } });
  desk = tradeDesk(app);
});
afterAll(() => app.close());
afterEach(() => app.clock.set(testNow));

interface Row {
  readonly id: number;
  readonly batch_number: string;
  readonly on_hand: number;
  readonly packed: number;
}

async function batchesOf(listingId: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select id, batch_number, on_hand, packed from stock_batches
    where listing_id = ${listingId} order by expires_on`.execute(app.platform.database);
  return rows;
}

/** Ten packs in two batches, the first of which expires on this day. */
async function aTradeInBatches(expiresOn: string): Promise<Trade> {
  const trade = await desk.aTrade();
  const batches = [
    { batchNumber: "A-1", expiresOn, quantity: 5, isCounted: true },
    { batchNumber: "B-2", expiresOn: "2027-06-30", quantity: 5, isCounted: true },
  ];
  for (const body of batches)
    await app.call(addBatch, { params: { listingId: trade.one }, body }, { as: trade.seller });
  return trade;
}

/** Whether the order was taken. */
async function tryOrder(trade: Trade, quantity: number): Promise<Ordered | null> {
  try {
    return await desk.anOrderOf({ ...trade, lines: [{ listingId: trade.one, quantity }] });
  } catch {
    return null;
  }
}

async function packAndSend({ seller, orderId, one }: Ordered): Promise<boolean> {
  await desk.move(seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  const batches = [{ listingId: one, batchNumber: "B-2", expiresOn: "2027-06-30" }];
  const packed = await desk.move(seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches });
  if (packed.status === 201) {
    const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
    await desk.move(seller, orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  } else if (packed.code !== "orders/batches-too-few") throw new Error(JSON.stringify(packed));
  return packed.status === 201;
}

test("[SELL-003] sales, changes of batches and an expiry at one moment: nothing is oversold, no batch is below 0, and batches add up to the stock", async () => {
  for (let round = 0; round < rounds; round += 1) {
    app.clock.set(testNow);
    const trade = await aTradeInBatches("2026-07-16");
    const { seller, one } = trade;
    const [first, second] = await batchesOf(one);
    const waiting = await tryOrder(trade, 2);
    if (!first || !second || !waiting) throw new Error("the round could not begin");
    app.clock.set(new Date("2026-07-15T18:30:00Z"));
    const body = { batchNumber: "B-2", expiresOn: "2027-06-30", quantity: 3 + round, seenQuantity: 5 };
    const answers = await Promise.allSettled([
      tryOrder(trade, 3),
      tryOrder(trade, 4),
      packAndSend(waiting),
      runJob(app, "batches/expire"),
      app.call(changeBatch, { params: { batchId: second.id }, body }, { as: seller }),
      app.call(withdrawBatch, { params: { batchId: first.id }, body: { seenQuantity: 5 } }, { as: seller }),
      app.call(
        addBatch,
        { params: { listingId: one }, body: { batchNumber: "C-3", expiresOn: "2028-01-31", quantity: 2 } },
        { as: seller },
      ),
    ]);
    expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    const faults = answers.flatMap((answer) =>
      answer.status === "fulfilled" &&
      typeof answer.value === "object" &&
      answer.value &&
      "status" in answer.value
        ? [answer.value.status]
        : [],
    );
    expect(faults.filter((status) => status >= 500)).toEqual([]);
    const [onHand = 0, allocated = 0] = await desk.stock(one);
    const batches = await batchesOf(one);
    expect(batches.reduce((sum, { on_hand }) => sum + on_hand, 0)).toBe(onHand);
    for (const { on_hand, packed } of batches) expect(on_hand - packed).toBeGreaterThanOrEqual(0);
    const { rows } = await sql<{
      open: number;
    }>`select coalesce(sum(quantity), 0)::integer as open from order_lines
      join orders on orders.id = order_id where listing_id = ${one} and state in ('ORD_PLACED', 'SELLER_ACCEPTED', 'PACKED')`.execute(
      app.platform.database,
    );
    expect([allocated, allocated <= onHand]).toEqual([rows[0]?.open, true]);
    await runJob(app, "batches/expire");
    const [left = 0, taken = 0] = await desk.stock(one);
    const expired = (await batchesOf(one)).find(({ id }) => id === first.id);
    expect(expired?.on_hand === 0 || left === taken).toBe(true);
  }
}, 60_000);

test("a database whose batches do not add up to the stock is not written", async () => {
  const { one } = await aTradeInBatches("2026-08-20");
  const crooked = [
    sql`update listings set on_hand = on_hand + 1 where id = ${one}`,
    sql`update stock_batches set on_hand = on_hand + 1 where listing_id = ${one} and batch_number = 'A-1'`,
  ];
  for (const statement of crooked)
    await expect(statement.execute(app.platform.database)).rejects.toThrow("do not add up");
});
