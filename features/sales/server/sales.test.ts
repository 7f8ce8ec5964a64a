import { afterAll, beforeAll, expect, test } from "vitest";
import { sumOf } from "#engine/contract/money.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { type Trade, tradeDesk } from "#testing/shop/trade.ts";
import { listPurchases, listSales, readSalesFile } from "../contract.ts";

const day = 86_400_000;
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
});
afterAll(() => app.close());

/** So many orders of ₹1,340.00, one every ten days, the last one today; ids newest first. */
async function sold(count: number) {
  const trade = await desk.aTrade();
  const orderIds: string[] = [];
  for (let at = count - 1; at >= 0; at -= 1) {
    app.clock.set(new Date(testNow.getTime() - at * 10 * day));
    orderIds.unshift((await desk.anOrderOf(trade)).orderId);
  }
  return { trade, orderIds };
}
const sales = async ({ seller }: Pick<Trade, "seller">, query: object = {}) =>
  (await app.call(listSales, { query }, { as: seller })).data;
const days = { fromDate: "2026/06/15", toDate: "2026/07/04" };

test("[SELL-006] sales are rows of date, customer, state and amount, newest first, page by page", async () => {
  const { trade, orderIds } = await sold(3);
  const first = await sales(trade, { limit: 2 });
  expect(first.sales).toEqual([
    {
      ...{ orderId: orderIds[0], placedAt: testNow.getTime(), state: "ORD_PLACED", isCancelled: false },
      ...{
        endedBy: null,
        customer: "Ramulu",
        city: "Narsampet",
        paymentMode: "COD",
        amountInPaise: 1_340_00,
      },
    },
    expect.objectContaining({ orderId: orderIds[1] }),
  ]);
  const second = await sales(trade, { limit: 2, after: first.nextAfter });
  expect(second).toMatchObject({ totals: null, sales: [{ orderId: orderIds[2] }], nextAfter: null });
});

test("[SELL-006] a period chooses the orders placed in it; without one the last 30 days count", async () => {
  const { trade, orderIds } = await sold(5);
  const found = async (query: object) => (await sales(trade, query)).sales.map(({ orderId }) => orderId);
  expect(await found({})).toEqual(orderIds.slice(0, 3));
  expect(await found({ period: "thisMonth" })).toEqual(orderIds.slice(0, 2));
  expect(await found({ period: "lastMonth" })).toEqual(orderIds.slice(2, 5));
  expect(await sales(trade, { period: "lastMonth" })).toMatchObject({
    fromDate: "2026/06/01",
    toDate: "2026/06/30",
  });
  expect(await found(days)).toEqual(orderIds.slice(1, 3));
  const asked = { fromDate: "2025/01/01", toDate: "2026/07/14" };
  const refused = await app.call(listSales, { query: asked }, { as: trade.seller });
  expect([refused.status, refused.fields]).toEqual([
    422,
    { fromDate: "Choose a period of at most one year." },
  ]);
  const half = await app.call(listSales, { query: { fromDate: "2026/07/01" } }, { as: trade.seller });
  expect([half.status, Object.keys(half.fields ?? {})]).toEqual([422, ["toDate"]]);
});

test("[SELL-006] totals of a period count orders and products, leave cancelled orders out, and add up with the charges", async () => {
  const { trade, orderIds } = await sold(3);
  await desk.act(trade.buyer, orderIds[0] ?? "", "CANCEL_ORDER");
  const { totals } = await sales(trade);
  expect(totals).toMatchObject({ orders: 2, cancelledOrders: 1, amountInPaise: 2_680_00 });
  expect(totals?.products.map(({ packs, amountInPaise }) => [packs, amountInPaise])).toEqual([
    [4, 2_000_00],
    [2, 600_00],
  ]);
  // ₹40.00 shipping each.
  expect(totals?.chargesInPaise).toBe(80_00);
});

test("[SELL-006] totals tell the sales of each day, in a long period of each week, and of each agent beside farmers who order for themselves", async () => {
  const { trade, orderIds } = await sold(3);
  const { cookie: farmer } = await aPerson(app);
  await anOrder(app, { as: farmer, lines: [{ listingId: trade.two, quantity: 1 }] });
  const other = await aPerson(app, { roles: ["agent"] });
  await anOrder(app, { as: other.cookie, lines: [{ listingId: trade.two, quantity: 1 }] });
  await desk.act(trade.buyer, orderIds[2] ?? "", "CANCEL_ORDER");
  const { totals } = await sales(trade);
  expect(totals?.agents.map(({ orders, amountInPaise }) => [orders, amountInPaise])).toEqual([
    [2, 2_680_00],
    [1, 340_00],
  ]);
  expect(totals?.directSales).toEqual({ orders: 1, amountInPaise: 340_00 });
  expect(totals?.otherAgents.count).toBe(0);
  expect([totals?.stepInDays, totals?.steps.length]).toEqual([1, 30]);
  expect(totals?.steps.at(-1)).toEqual({
    ...{ from: Date.parse("2026-07-14T00:00:00+05:30"), orders: 3, amountInPaise: 2_020_00 },
  });
  expect(totals?.steps.at(-11)).toMatchObject({ orders: 1, amountInPaise: 1_340_00 });
  const [agent, product] = [totals?.agents[0], totals?.products[0]];
  const ofAgent = await sales(trade, { agent: agent?.agentKey });
  expect([ofAgent.totals?.orders, ofAgent.totals?.agents]).toEqual([2, [agent]]);
  const ofProduct = await sales(trade, { product: product?.level3Id });
  expect(ofProduct.totals?.products[0]).toEqual(product);
  expect((await sales(trade, { product: 1_000_000 })).sales).toEqual([]);
  const quarter = await sales(trade, { fromDate: "2026/05/01", toDate: "2026/07/14" });
  expect([quarter.totals?.stepInDays, quarter.totals?.steps.length]).toEqual([7, 11]);
  expect(sumOf(quarter.totals?.steps.map(({ amountInPaise }) => amountInPaise) ?? [])).toBe(3_360_00);
});

test("[SELL-006] a bank transfer that its buyer cancelled before paying never reached the seller: no sale, no cancelled sale, no line of the file", async () => {
  const trade = await desk.aTrade();
  await desk.anOrderOf(trade);
  const { fingerprint } = await readyToPlace(app, { as: trade.buyer, lines: trade.lines });
  const body = { paymentMode: "Bank Transfer", fingerprint } as const;
  const placed = await app.call(placeOrder, { body }, { as: trade.buyer });
  expect((await desk.act(trade.buyer, placed.data.orderIds[0] ?? "", "CANCEL_ORDER")).status).toBe(201);
  const { sales: rows, totals } = await sales(trade);
  expect(rows).toHaveLength(1);
  expect(totals).toMatchObject({ orders: 1, cancelledOrders: 0 });
});

test("[SELL-006] products after the tenth are one sum, so that all of them add up to the goods", async () => {
  const trade = await desk.aTrade();
  const sellerId = await sellerOf(trade);
  for (let at = 0; at < 10; at += 1) {
    const { listingId } = await aProduct(app, { sellerId, priceInPaise: (at + 1) * 10_00 });
    await anOrder(app, { as: trade.buyer, lines: [{ listingId, quantity: 1 }] });
  }
  await desk.anOrderOf(trade);
  const { totals } = await sales(trade);
  expect(totals?.products).toHaveLength(10);
  expect(totals?.otherProducts).toEqual({ count: 2, packs: 2, amountInPaise: 30_00 });
  const goods = sumOf(totals?.products.map(({ amountInPaise }) => amountInPaise) ?? []) + 30_00;
  expect(goods + (totals?.chargesInPaise ?? 0)).toBe(totals?.amountInPaise);
});

async function sellerOf({ one }: Trade): Promise<number> {
  const { seller_id } = await app.platform.database
    .selectFrom("listings")
    .select("seller_id")
    .where("id", "=", one)
    .executeTakeFirstOrThrow();
  return seller_id;
}

test("[SELL-006] the file of a period has every sale with its day, customer and amount in rupees", async () => {
  const { trade, orderIds } = await sold(4);
  await desk.act(trade.buyer, orderIds[1] ?? "", "CANCEL_ORDER");
  const agent = (await sales(trade)).totals?.agents[0]?.name.en;
  const { fromDate, toDate } = days;
  const file = await app.app.inject({
    url: `${readSalesFile.path}?fromDate=${fromDate}&toDate=${toDate}`,
    headers: { cookie: trade.seller },
  });
  expect(file.headers["content-disposition"]).toContain("sales-2026-06-15-to-2026-07-04.csv");
  expect(file.body.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Date,Order,Customer,Town,Agent,Payment mode,State,Cancelled,Amount",
    `2026-06-24,${orderIds[2]},Ramulu,Narsampet,${agent},COD,Order placed,,1340.00`,
    `2026-07-04,${orderIds[1]},Ramulu,Narsampet,${agent},COD,Cancelled,yes,1340.00`,
    "",
  ]);
});

test("[SELL-006] purchases are what the seller has bought of others: date, seller, state and amount, page by page", async () => {
  const { seller } = await desk.aTrade();
  const product = await aProduct(app, { priceInPaise: 500_00 });
  const orderIds: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    app.clock.advance(60_000);
    const placed = await anOrder(app, { as: seller, lines: [{ listingId: product.listingId, quantity: 1 }] });
    orderIds.unshift(...placed.orderIds);
  }
  const first = (await app.call(listPurchases, { query: { limit: 2 } }, { as: seller })).data;
  expect(first.purchases).toMatchObject([
    { orderId: orderIds[0], seller: { en: expect.any(String) }, state: "ORD_PLACED", amountInPaise: 540_00 },
    { orderId: orderIds[1] },
  ]);
  const query = { limit: 2, after: first.nextAfter ?? "" };
  const second = (await app.call(listPurchases, { query }, { as: seller })).data;
  expect(second).toMatchObject({ purchases: [{ orderId: orderIds[2] }], nextAfter: null });
});

test("[SELL-009] nobody reads another's sales and purchases, and who sells nothing is refused", async () => {
  const { trade } = await sold(1);
  const other = await desk.aTrade();
  expect((await sales(other)).sales).toEqual([]);
  expect((await app.call(listPurchases, { query: {} }, { as: other.seller })).data.purchases).toEqual([]);
  const file = await app.app.inject({ url: readSalesFile.path, headers: { cookie: other.seller } });
  expect(file.body.trim().split("\r\n")).toHaveLength(1);
  const { cookie } = await aPerson(app, { roles: ["agent", "finance", "support"] });
  for (const as of [cookie, trade.buyer]) {
    expect((await app.call(listSales, { query: {} }, { as })).status).toBe(403);
    expect((await app.call(listPurchases, { query: {} }, { as })).status).toBe(403);
    const refused = await app.app.inject({ url: readSalesFile.path, headers: { cookie: as } });
    expect(refused.statusCode).toBe(403);
  }
});

test("sales take three statements and purchases two, however many there are", async () => {
  const { trade } = await sold(3);
  const ofSales = await app.statements.during(() => sales(trade));
  expect(ofSales.statements).toHaveLength(3);
  const ofPurchases = await app.statements.during(() =>
    app.call(listPurchases, { query: {} }, { as: trade.seller }),
  );
  expect(ofPurchases.statements).toHaveLength(2);
});
