import { afterAll, beforeAll, expect, test } from "vitest";
import { listOrders } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { listAccounts, listPendingPayments, readEarnings } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const day = 86_400_000;

/** An agent with so many orders, one a day, the last of them today; ids newest first. */
async function agentWithOrders(count: number) {
  const { cookie } = await aPerson(app, { roles: ["agent"] });
  const product = await aProduct(app, { priceInPaise: 500_00, commissionInPaise: 25_25 });
  const orderIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    app.clock.set(new Date(testNow.getTime() - (count - 1 - at) * day));
    const { orderIds: placed } = await anOrder(app, {
      as: cookie,
      lines: [{ listingId: product.listingId, quantity: 1 }],
    });
    orderIds.unshift(...placed);
  }
  app.clock.set(testNow);
  return { cookie, orderIds };
}

const accounts = (as: string, body: object = {}, query: object = {}) =>
  app.call(listAccounts, { body, query }, { as });

test("[API-016] [API-020] [ENT-022] accounts are rows of time, order, seller, commission and amount in rupees", async () => {
  const { cookie, orderIds } = await agentWithOrders(1);
  const sent = await app.app.inject({
    method: "PUT",
    url: "/rest/v2/estore/stats/santhaCommissions?limit=10&offset=0",
    headers: { cookie, "content-type": "application/json" },
    payload: "{}",
  });
  expect(sent.json()).toMatchObject({ code: "OK", data: { totalOrders: 1 } });
  const { orders } = sent.json<{ data: { orders: object[] } }>().data;
  expect(orders).toEqual([
    {
      ct: testNow.getTime(),
      orderId: orderIds[0],
      sellerName: { en: expect.any(String), te: expect.any(String) },
      farmerName: "Ramulu",
      commission: 25.25,
      orderAmount: 540,
    },
  ]);
});

test("[API-017] [API-060] [API-061] accounts are paged by offset and limit, newest first, each order once", async () => {
  const { cookie, orderIds } = await agentWithOrders(7);
  const pages = [0, 3, 6, 9].map((offset) => accounts(cookie, {}, { offset, limit: 3 }));
  const answers = await Promise.all(pages);
  expect(answers.map(({ data }) => data.totalOrders)).toEqual([7, 7, 7, 7]);
  expect(answers.flatMap(({ data }) => data.orders.map((row) => row.orderId))).toEqual(orderIds);
  for (const query of [{ offset: -1 }, { offset: "x" }, { limit: 51 }, { limit: 0 }, { limit: 1.5 }]) {
    expect((await accounts(cookie, {}, query)).status).toBe(422);
  }
});

test("[API-018] [API-019] days in the body choose the orders placed on them; an empty object means all", async () => {
  const { cookie, orderIds } = await agentWithOrders(4);
  const found = async (body: object) => (await accounts(cookie, body)).data.orders.map((row) => row.orderId);
  expect(await found({})).toEqual(orderIds);
  expect(await found({ fromDate: "2026/07/12", toDate: "2026/07/13" })).toEqual(orderIds.slice(1, 3));
  expect(await found({ fromDate: "2026/07/14", toDate: "2026/07/14" })).toEqual(orderIds.slice(0, 1));
});

test("[ERN-067] [ERN-070] [ERN-071] [ERN-074] days that break the rules of the filter are refused beside their field", async () => {
  const { cookie } = await agentWithOrders(0);
  const fieldsOf = async (body: object) => {
    const { status, fields } = await accounts(cookie, body);
    return [status, Object.keys(fields ?? {})];
  };
  expect(await fieldsOf({ toDate: "2026/07/14" })).toEqual([422, ["fromDate"]]);
  expect(await fieldsOf({ fromDate: "2026/07/10" })).toEqual([422, ["toDate"]]);
  expect(await fieldsOf({ fromDate: "2026/07/14", toDate: "2026/07/15" })).toEqual([422, ["toDate"]]);
  expect(await fieldsOf({ fromDate: "2026/07/14", toDate: "2026/07/13" })).toEqual([422, ["toDate"]]);
  expect(await fieldsOf({ fromDate: "2026-07-14", toDate: "14/07/2026" })).toEqual([
    422,
    ["fromDate", "toDate"],
  ]);
});

test("the commissions of all accounts add up to total and pending earnings", async () => {
  const { cookie } = await agentWithOrders(5);
  const { data } = await accounts(cookie, {}, { limit: 50 });
  const earnings = await app.call(readEarnings, { query: {} }, { as: cookie });
  const sum = data.orders.reduce((total, row) => total + Math.round(row.commission * 100), 0);
  expect(sum).toBe(Math.round((earnings.data.totalEarnings + earnings.data.pendingEarnings) * 100));
});

test("accounts take three statements however many rows they have", async () => {
  const { cookie } = await agentWithOrders(5);
  const { statements } = await app.statements.during(() => accounts(cookie, {}, { limit: 50 }));
  expect(statements).toHaveLength(3);
});

test("[ERN-024] [API-047] [ENT-032] the list of orders takes offset, limit, days and type, newest first", async () => {
  const { cookie, orderIds } = await agentWithOrders(6);
  const found = async (query: object) =>
    (await app.call(listOrders, { query }, { as: cookie })).data.orders.map((order) => order.orderId);
  expect(await found({ type: "", limit: 50 })).toEqual(orderIds);
  expect(await found({ offset: 2, limit: 2 })).toEqual(orderIds.slice(2, 4));
  expect(await found({ fromDate: "2026/07/11", toDate: "2026/07/12" })).toEqual(orderIds.slice(2, 4));
  expect(await found({ fromDate: "2026/07/09", toDate: "2026/07/13", limit: 2, offset: 1 })).toEqual(
    orderIds.slice(2, 4),
  );
  expect(await found({ type: "dummy" })).toEqual([]);
});

test("[ERN-024] [ERN-075] a filter form whose days are empty asks for all of time, in every list; one day alone is refused", async () => {
  const { cookie: as, orderIds } = await agentWithOrders(3);
  const empty = { fromDate: "", toDate: "" };
  const orders = await app.call(listOrders, { query: { ...empty, type: "" } }, { as });
  expect(orders.data.orders.map((order) => order.orderId)).toEqual(orderIds);
  const rows = await app.call(listAccounts, { query: {}, body: empty }, { as });
  expect(rows.data.totalOrders).toBe(3);
  const unpaid = await app.call(listPendingPayments, { query: empty }, { as });
  expect(unpaid.status).toBe(200);
  const half = { fromDate: "2026/07/11", toDate: "" };
  const refused = await app.call(listOrders, { query: half }, { as });
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ["toDate"]]);
});

test("the next page of a list of days stays within these days", async () => {
  const { cookie, orderIds } = await agentWithOrders(6);
  const days = { fromDate: "2026/07/10", toDate: "2026/07/13", limit: 2 };
  const first = await app.call(listOrders, { query: days }, { as: cookie });
  const after = first.data.nextAfter ?? "";
  const second = await app.call(listOrders, { query: { ...days, after } }, { as: cookie });
  expect(second.data.orders.map((order) => order.orderId)).toEqual(orderIds.slice(3, 5));
  expect(second.data.nextAfter).toBeNull();
});
