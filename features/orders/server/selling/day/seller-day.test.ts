import { sql } from "kysely";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestOf, type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type Ordered, type Trade, tradeDesk } from "#testing/shop/trade.ts";
import {
  type DayMove,
  listDayOrders,
  moveDayOrders,
  readDayList,
  readPackingSlips,
  readSellerDay,
} from "../../../contract/seller-day.ts";

const day = 86_400_000;
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
});
afterAll(() => app.close());

/** So many orders of one seller, a minute apart, the first one first. */
async function received(count: number): Promise<{ trade: Trade; orders: Ordered[] }> {
  const trade = await desk.aTrade();
  const orders: Ordered[] = [];
  for (let at = 0; at < count; at += 1) {
    app.clock.set(new Date(testNow.getTime() + at * 60_000));
    orders.push(await desk.anOrderOf(trade));
  }
  return { trade, orders };
}
const dayOf = async ({ seller }: Pick<Trade, "seller">) =>
  (await app.call(readSellerDay, {}, { as: seller })).data;
const stage = async (
  { seller }: Pick<Trade, "seller">,
  name: "accept" | "pack" | "handOver",
  query: object = {},
) => (await app.call(listDayOrders, { query: { stage: name, ...query } }, { as: seller })).data;
const move = (as: string, body: DayMove, key?: string) =>
  app.call(moveDayOrders, { body }, { as, ...(key && { headers: { "idempotency-key": key } }) });
const only = (orders: readonly Ordered[]) => orders.map(({ orderId }) => ({ orderId }));
const batchesOf = ({ one, two }: Trade, expiresOn = "2027-01-31") =>
  [one, two].map((listingId) => ({ listingId, batchNumber: `LOT-${listingId}`, expiresOn }));

test("[SELL-004] a seller's day counts each stage and lists it page by page, the longest wait first, with its limit; another seller sees none", async () => {
  const { trade, orders } = await received(3);
  await desk.packed(orders[2] as Ordered);
  expect(await dayOf(trade)).toMatchObject({
    counts: { accept: 2, pack: 0, handOver: 1 },
    handedOverToday: 0,
    late: 0,
  });
  const first = await stage(trade, "accept", { limit: 1 });
  expect(first.orders).toMatchObject([
    {
      orderId: orders[0]?.orderId,
      recipientName: "Ramulu",
      city: "Narsampet",
      dueBy: testNow.getTime() + 3 * day,
      isLate: false,
      balanceInPaise: 1_340_00,
      lines: [{ quantity: 2 }, { quantity: 1 }],
    },
  ]);
  const second = await stage(trade, "accept", { limit: 1, after: first.nextAfter });
  expect([second.orders[0]?.orderId, second.nextAfter]).toEqual([orders[1]?.orderId, null]);
  // What its buyer was told comes first where it is earlier.
  await app.platform.database
    .updateTable("orders")
    .set({ expected_by: "2026-07-15" })
    .where("id", "=", orders[0]?.orderId ?? "")
    .execute();
  expect((await stage(trade, "accept")).orders[0]?.dueBy).toBe(Date.parse("2026-07-15T06:30:00Z"));
  app.clock.advance(3 * day);
  expect((await stage(trade, "accept")).orders[0]?.isLate).toBe(true);
  app.clock.set(testNow);
  const other = await desk.aTrade();
  expect((await dayOf(other)).counts).toEqual({ accept: 0, pack: 0, handOver: 0 });
  const { cookie } = await aPerson(app, { roles: ["agent", "support"] });
  expect((await app.call(readSellerDay, {}, { as: cookie })).status).toBe(403);
});

test("[SELL-004] several orders go from new to handed over, and what refuses one of them is told and stops no other", async () => {
  const { trade, orders } = await received(3);
  const [one, two, three] = orders as [Ordered, Ordered, Ordered];
  const other = await desk.anOrderOf(await desk.aTrade());
  await desk.act(trade.buyer, two.orderId, "CANCEL_ORDER");
  const accepted = await move(trade.seller, {
    action: "ACCEPT",
    orders: [...only([three, two, one]), { orderId: other.orderId }],
  });
  expect(accepted.data.outcomes).toEqual([
    { orderId: three.orderId, isDone: true, why: null },
    { orderId: two.orderId, isDone: false, why: "This is not possible any more. The order has moved on." },
    { orderId: one.orderId, isDone: true, why: null },
    { orderId: other.orderId, isDone: false, why: "There is no such order." },
  ]);
  expect((await desk.read(other.seller, other.orderId)).state).toBe("ORD_PLACED");
  const packed = await move(trade.seller, {
    action: "PACK",
    orders: [
      { orderId: one.orderId, batches: batchesOf(trade) },
      { orderId: three.orderId, batches: batchesOf(trade).slice(1) },
    ],
  });
  expect(packed.data.outcomes.map(({ isDone, why }) => [isDone, why])).toEqual([
    [true, null],
    [false, "Enter the batch of every product."],
  ]);
  expect((await desk.read(trade.seller, three.orderId)).lines[1]?.batchNumber).toBeNull();
  const sent = await move(trade.seller, {
    action: "DISPATCH",
    carrier: "Own van",
    orders: [{ orderId: one.orderId, trackingNumber: "TS 03 UA 1234" }],
  });
  expect(sent.data.outcomes[0]?.isDone).toBe(true);
  expect((await desk.read(trade.seller, one.orderId)).shipment).toMatchObject({ carrier: "Own van" });
  expect(await dayOf(trade)).toMatchObject({
    counts: { accept: 0, pack: 1, handOver: 0 },
    handedOverToday: 1,
  });
});

test("the same wish sent twice under its key is done once and answered alike; of two at the same time each order is done once", async () => {
  const { trade, orders } = await received(2);
  const body = { action: "ACCEPT", orders: only(orders) } as const;
  const first = await move(trade.seller, body, "accept-both");
  const again = await move(trade.seller, body, "accept-both");
  expect(again.data).toEqual(first.data);
  expect(first.data.outcomes.every(({ isDone }) => isDone)).toBe(true);
  const pack = {
    action: "PACK",
    orders: only(orders).map((each) => ({ ...each, batches: batchesOf(trade) })),
  };
  const race = await Promise.all([
    move(trade.seller, pack as DayMove),
    move(trade.seller, { ...pack, orders: pack.orders.toReversed() } as DayMove),
  ]);
  const done = race.flatMap(({ data }) => data.outcomes).filter(({ isDone }) => isDone);
  expect(done.map(({ orderId }) => orderId).toSorted()).toEqual(
    orders.map(({ orderId }) => orderId).toSorted(),
  );
  const { rows } = await sql<{ moves: number }>`select count(*) as moves from order_state_changes
    where action = 'PACK' and order_id = any(${orders.map(({ orderId }) => orderId)})`.execute(
    app.platform.database,
  );
  expect(rows).toEqual([{ moves: 2 }]);
});

test("a fault of one order is told with that order and stops no other; what may go well when tried again undoes all", async () => {
  const { trade, orders } = await received(2);
  const { database } = app.platform;
  for (const order of orders) await desk.packed(order);
  const dispatch = () =>
    move(trade.seller, {
      action: "DISPATCH",
      carrier: "Own van",
      orders: only(orders).map((each) => ({ ...each, trackingNumber: "TS 03" })),
    });
  await sql`create function busy() returns trigger language plpgsql as $$
    begin raise exception 'busy' using errcode = '40001'; end $$`.execute(database);
  await sql`create trigger busy before insert on order_shipments for each row execute function busy()`.execute(
    database,
  );
  expect((await dispatch()).status).toBe(500);
  await sql`drop function busy cascade`.execute(database);
  // Only the first order's packs are still taken.
  await sql`update listings set allocated = 2 where id = ${trade.one}`.execute(database);
  expect((await dispatch()).data.outcomes).toEqual([
    { orderId: orders[0]?.orderId, isDone: true, why: null },
    { orderId: orders[1]?.orderId, isDone: false, why: "Something went wrong, please try again later." },
  ]);
});

test("[SELL-004] packing proposes the batch that was packed last of the same pack, and none that has expired", async () => {
  const { trade, orders } = await received(2);
  await move(trade.seller, { action: "ACCEPT", orders: only(orders) });
  expect((await stage(trade, "pack")).orders[1]?.lines[0]?.batchNumber).toBeNull();
  const orderId = orders[0]?.orderId ?? "";
  await move(trade.seller, {
    action: "PACK",
    orders: [{ orderId, batches: batchesOf(trade, "2026-08-01") }],
  });
  expect((await stage(trade, "pack")).orders[0]?.lines[0]).toMatchObject({
    batchNumber: `LOT-${trade.one}`,
    expiresOn: "2026-08-01",
  });
  app.clock.advance(20 * day);
  expect((await stage(trade, "pack")).orders[0]?.lines[0]?.batchNumber).toBeNull();
  app.clock.set(testNow);
});

test("[SELL-003] a pack runs out when it lasts a week at most at the pace of two weeks; its days and free packs are told", async () => {
  const { trade } = await received(2);
  // Four of ten are sold: six last three weeks.
  expect(await dayOf(trade)).toMatchObject({ runningOut: [], runningOutCount: 0 });
  for (let at = 0; at < 2; at += 1) await desk.anOrderOf(trade);
  const { runningOut, runningOutCount } = await dayOf(trade);
  expect([runningOutCount, runningOut]).toMatchObject([
    1,
    [{ listingId: trade.one, free: 2, packsSold: 8, daysLeft: 3, pack: { en: "25 kg" } }],
  ]);
  app.clock.set(new Date(testNow.getTime() + 15 * day));
  expect((await dayOf(trade)).runningOut).toEqual([]);
  app.clock.set(testNow);
});

test("[SELL-004] packing slips and the day list are PDFs in the person's language; orders of others and papers of nothing are refused", async () => {
  const { trade, orders } = await received(3);
  const [one, two, three] = orders as [Ordered, Ordered, Ordered];
  const slips = (query: object, as = trade.seller) =>
    app.app.inject(requestOf(readPackingSlips, { query }, { as }));
  expect((await slips({})).statusCode).toBe(409);
  await move(trade.seller, { action: "ACCEPT", orders: only([one, two]) });
  await desk.packed(three);
  const file = await slips({ language: "en" });
  expect(file.headers["content-disposition"]).toBe(
    'attachment; filename="santha-packing-slips-2026-07-14.pdf"',
  );
  const pages = await pagesOf(file.rawPayload);
  expect(pages).toHaveLength(2);
  for (const words of ["Packing slip", `#${one.orderId}`, "Ramulu", "Narsampet", "25 kg", "₹1,340.00"])
    expect(pages[0]).toContain(words);
  expect(pages[1]).toContain(`#${two.orderId}`);
  const named = await pagesOf((await slips({ orders: three.orderId, language: "te" })).rawPayload);
  expect([named.length, named[0]?.includes("B-77"), named[0]?.includes("Packing slip")]).toEqual([
    1,
    true,
    false,
  ]);
  const other = await desk.aTrade();
  expect((await slips({ orders: one.orderId }, other.seller)).statusCode).toBe(404);
  const list = (language: "en" | "te", as = trade.seller) =>
    app.app.inject(requestOf(readDayList, { query: { language } }, { as }));
  const [english = ""] = await pagesOf((await list("en")).rawPayload);
  for (const words of ["To pack", "25 kg 4", "To hand over", `#${three.orderId}`, "Narsampet", "₹1,340.00"])
    expect(english).toContain(words);
  expect((await pagesOf((await list("te")).rawPayload))[0]).toContain("₹1,340.00");
  expect((await pagesOf((await list("en", other.seller)).rawPayload))[0]).toContain("Nothing to pack.");
});

test("a day takes three statements, a stage two, papers three or four, and a move the same for each further order", async () => {
  const { trade, orders } = await received(4);
  const count = async (work: () => Promise<unknown>) => (await app.statements.during(work)).statements.length;
  expect(await count(() => dayOf(trade))).toBe(3);
  expect(await count(() => stage(trade, "accept"))).toBe(2);
  const [one, two, three, four] = only(orders) as [{ orderId: string }, ...{ orderId: string }[]];
  const moved = (...ofMove: unknown[]) =>
    count(() => move(trade.seller, { action: "ACCEPT", orders: ofMove } as DayMove));
  const single = await moved(one);
  expect(await moved(two, three, four)).toBeLessThanOrEqual(single + 2 * 14);
  const query = { language: "en" as const };
  const inject = (request: ReturnType<typeof requestOf>) => app.app.inject(request);
  expect(
    await count(() => inject(requestOf(readPackingSlips, { query }, { as: trade.seller }))),
  ).toBeLessThan(6);
  expect(await count(() => inject(requestOf(readDayList, { query }, { as: trade.seller })))).toBeLessThan(7);
});

/** The words of each page, without blanks. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  return pages;
}
