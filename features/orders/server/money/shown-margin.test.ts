import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { listAccounts, readEarnings } from "#features/earnings/contract";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { readOrderForSupport } from "#features/support/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { requestReturn } from "../../contract/order-requests.ts";
import { listOrders, orderDetail, readOrder } from "../../contract/orders.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
let support: string;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  support = (await aPerson(app, { roles: ["support"] })).cookie;
});
afterAll(() => app.close());

/** ₹1,340.00 and ₹60.00 of margin, both paid online by the agent's customer; delivered. */
async function paidByCustomer(): Promise<Ordered> {
  const trade = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(app, trade.buyer, trade.lines, true);
  const { txnid, fields } = await started(app, { as: trade.buyer, masterId });
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  const order = { ...trade, orderId: orderIds[0] ?? "" };
  await desk.delivered(order);
  return order;
}

async function detailOf({ orderId, buyer }: Ordered) {
  const asked = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
  return z.parse(orderDetail, JSON.parse((await app.call(readOrder, asked, { as: buyer })).data));
}

/** The margin of the order wherever it is said, in rupees. */
async function marginEverywhere(order: Ordered) {
  const as = { as: order.buyer };
  const sumOf = (said: { totalCommission: number; totalAgentHandlingCharge: number }) =>
    said.totalCommission + said.totalAgentHandlingCharge;
  const tiles = (await app.call(listOrders, { query: {} }, as)).data.orders;
  const accounts = (await app.call(listAccounts, { query: {}, body: {} }, as)).data.orders;
  const asked = { params: { orderId: order.orderId } };
  return {
    tile: tiles.map(sumOf),
    page: sumOf(await detailOf(order)),
    accounts: accounts.map(({ commission }) => commission),
    card: (await app.call(readEarnings, { query: {} }, as)).data.totalEarnings,
    support: (await app.call(readOrderForSupport, asked, { as: support })).data.marginInPaise / 100,
  };
}

const refund = ({ orderId }: Ordered, amountInPaise: number) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "Short weight" } },
    { as: finance },
  );

test("[ORD-069] [ORD-071] [ERN-053] a refund that takes a part of the margin back is seen on tile, page, card and accounts alike, and the page says how much (R24)", async () => {
  const order = await paidByCustomer();
  const everywhere = (margin: number) => ({
    ...{ tile: [margin], page: margin, accounts: [margin], card: margin, support: margin },
  });
  expect(await marginEverywhere(order)).toEqual(everywhere(60));
  expect((await detailOf(order)).marginGivenBack).toBe(0);
  expect((await refund(order, 1_365_50)).status).toBe(201);
  expect(await marginEverywhere(order)).toEqual(everywhere(34.5));
  expect(await detailOf(order)).toMatchObject({ totalCommission: 34.5, marginGivenBack: 25.5 });
  expect((await refund(order, 34_50)).status).toBe(201);
  expect(await marginEverywhere(order)).toEqual(everywhere(0));
  expect((await detailOf(order)).marginGivenBack).toBe(60);
});

test("[ORD-043] [ORD-044] after such a refund the margins of the items still add up to the margin of the summary", async () => {
  const order = await paidByCustomer();
  const margins = async () => (await detailOf(order)).productList.map(({ commission }) => commission);
  expect(await margins()).toEqual([50, 10]);
  await refund(order, 1_365_50);
  expect(await margins()).toEqual([28.75, 5.75]);
  await refund(order, 34_50);
  expect(await margins()).toEqual([0, 0]);
});

test("[ORD-030] [ERN-053] an order that is over says the margin that it would have brought on page, tile and accounts alike, counted nowhere, and none of it as given back (R24)", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  expect(await detailOf(order)).toMatchObject({ cancelled: true, totalCommission: 60, marginGivenBack: 0 });
  const { data } = await app.call(listAccounts, { query: {}, body: {} }, { as: order.buyer });
  expect(data.orders).toMatchObject([
    { commission: 60, notCounted: { cancelled: true, stateInfo: { currentState: "ORD_CANCELLED" } } },
  ]);
  const card = (await app.call(readEarnings, { query: {} }, { as: order.buyer })).data;
  expect([card.totalEarnings, card.pendingEarnings]).toEqual([0, 0]);
});

test("[ORD-030] [ERN-053] while the money of an order goes back its row of the accounts has the margin of its tile, not counted (R24)", async () => {
  const order = await paidByCustomer();
  const lines = order.lines.map((line) => ({ ...line }));
  const wish = { params: { orderId: order.orderId }, body: { lines, reasonCode: "damaged" } } as const;
  expect((await app.call(requestReturn, wish, { as: order.buyer })).status).toBe(201);
  expect((await desk.decide(order, true)).status).toBe(201);
  const tiles = (await app.call(listOrders, { query: {} }, { as: order.buyer })).data.orders;
  const [row] = (await app.call(listAccounts, { query: {}, body: {} }, { as: order.buyer })).data.orders;
  expect(
    tiles.map(({ totalCommission, totalAgentHandlingCharge }) => totalCommission + totalAgentHandlingCharge),
  ).toEqual([row?.commission]);
  expect(row).toMatchObject({ commission: 60, notCounted: expect.anything() });
});
