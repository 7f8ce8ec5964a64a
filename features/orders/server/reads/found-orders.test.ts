import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { listAccounts, listPendingPayments } from "#features/earnings/contract";
import { checkPayment } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { moveOnTo } from "#testing/shop/order-moves.ts";
import { anOrder, farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { listOrders } from "../../contract/orders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Query = InputOf<typeof listOrders>["query"];
const found = async (as: string, query: Query) => {
  const { data } = await app.call(listOrders, { query }, { as });
  return data.orders.map(({ orderId }) => orderId);
};
const tileOf = async (as: string, orderId: string) => {
  const { data } = await app.call(listOrders, { query: { limit: 50 } }, { as });
  return data.orders.find((order) => order.orderId === orderId);
};

/** An agent with orders for three farmers, a minute apart, the last one first. */
async function withFarmers() {
  const agent = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, onHand: 90 });
  const place = async (recipientName: string, phone: string) => {
    app.clock.advance(60_000);
    const address = { ...farmersAddress, recipientName, phone };
    const placed = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }], address });
    return { orderId: placed.orderIds[0] ?? "", masterId: placed.masterId };
  };
  const ramulu = await place("Bandi Ramulu", "9812345211");
  const swarupa = await place("స్వరూప", "9812345212");
  const odd = await place("100% Reddy", "9876500001");
  app.clock.set(testNow);
  return { agent, as: agent.cookie, ramulu, swarupa, odd, place, listingId };
}

test("own orders are found by a part of the farmer's name, of his phone or of the order's number, in either script", async () => {
  const { as, ramulu, swarupa, odd } = await withFarmers();
  const both = [swarupa.orderId, ramulu.orderId];
  expect(await found(as, { q: "ramu" })).toEqual([ramulu.orderId]);
  expect(await found(as, { q: " స్వరూ " })).toEqual([swarupa.orderId]);
  expect(await found(as, { q: "981234521" })).toEqual(both);
  expect(await found(as, { q: "+91 98123 45212" })).toEqual([swarupa.orderId]);
  expect(await found(as, { q: `#${odd.orderId}` })).toEqual([odd.orderId]);
  expect(await found(as, { q: odd.masterId })).toEqual([odd.orderId]);
  expect(await found(as, { q: odd.orderId.slice(-4) })).toContain(odd.orderId);
  expect(await found(as, { q: "0%" })).toEqual([odd.orderId]);
  expect(await found(as, { q: "nobody" })).toEqual([]);
  expect(await found(as, { q: "" })).toHaveLength(3);
});

test("what is found is one's own alone, and is paged and cut by days like the whole list", async () => {
  const { as, ramulu, swarupa } = await withFarmers();
  const stranger = (await withFarmers()).as;
  expect(await found(stranger, { q: ramulu.orderId })).toEqual([]);
  const first = await app.call(listOrders, { query: { q: "981234521", limit: 1 } }, { as });
  expect(first.data.orders.map(({ orderId }) => orderId)).toEqual([swarupa.orderId]);
  const after = first.data.nextAfter ?? "";
  expect(await found(as, { q: "981234521", after })).toEqual([ramulu.orderId]);
  expect(await found(as, { q: "981234521", offset: 1 })).toEqual([ramulu.orderId]);
  const before = { fromDate: "2026/07/01", toDate: "2026/07/02" };
  expect(await found(as, { q: "ramulu", ...before })).toEqual([]);
  expect(await found(as, { q: "x".repeat(60) })).toEqual([]);
  expect((await app.call(listOrders, { query: { q: "x".repeat(61) } }, { as })).status).toBe(422);
});

test("orders are shown by state: money awaited, on the way, delivered, ended; each is in one of them", async () => {
  const { as, ramulu, swarupa, odd, place, listingId } = await withFarmers();
  const desk = tradeDesk(app);
  await moveOnTo(app, { orderId: ramulu.orderId, last: "DELIVERED", minutesEach: 1 });
  app.clock.set(testNow);
  await desk.act(as, odd.orderId, "CANCEL_ORDER");
  const lines = [{ listingId, quantity: 1 }];
  const { fingerprint } = await readyToPlace(app, { as, lines });
  const body = { paymentMode: "Bank Transfer", fingerprint } as const;
  const waiting = (await app.call(placeOrder, { body }, { as })).data.orderIds[0] ?? "";
  expect(await found(as, { state: "waiting" })).toEqual([waiting]);
  expect(await found(as, { state: "open" })).toEqual([swarupa.orderId]);
  expect(await found(as, { state: "delivered" })).toEqual([ramulu.orderId]);
  expect(await found(as, { state: "ended" })).toEqual([odd.orderId]);
  expect(await found(as, { state: "ended", q: "ramulu" })).toEqual([]);
  expect(await found(as, { state: "delivered", q: "ramulu" })).toEqual([ramulu.orderId]);
  const asked = { state: "lost" } as unknown as Query;
  expect((await app.call(listOrders, { query: asked }, { as })).status).toBe(422);
  await place("Latest", "9812345219");
});

test("an order that has ended is the latest only where no other is there", async () => {
  const { as, ramulu, swarupa, odd } = await withFarmers();
  const desk = tradeDesk(app);
  expect(await found(as, { latest: "living" })).toEqual([odd.orderId]);
  await desk.act(as, odd.orderId, "CANCEL_ORDER");
  expect(await found(as, { latest: "living" })).toEqual([swarupa.orderId]);
  for (const { orderId } of [swarupa, ramulu]) await desk.act(as, orderId, "CANCEL_ORDER");
  expect(await found(as, { latest: "living" })).toEqual([odd.orderId]);
  expect(await found((await aPerson(app)).cookie, { latest: "living" })).toEqual([]);
});

test("tile, accounts and payments name the farmer, and nobody where the order is the buyer's own", async () => {
  const { as, agent, place, odd } = await withFarmers();
  const own = await place("Padma", agent.mobileNo);
  expect((await tileOf(as, odd.orderId))?.farmerName).toBe("100% Reddy");
  expect((await tileOf(as, own.orderId))?.farmerName).toBeNull();
  const names = [null, "100% Reddy", "స్వరూప", "Bandi Ramulu"].toSorted();
  const accounts = await app.call(listAccounts, { query: {}, body: {} }, { as });
  expect(accounts.data.orders.map(({ farmerName }) => farmerName).toSorted()).toEqual(names);
  const unpaid = await app.call(listPendingPayments, { query: {} }, { as });
  // Beside `numFound` the answer is the list itself.
  const rows = unpaid.data as unknown as { farmerName: string | null }[];
  expect(rows.map(({ farmerName }) => farmerName).toSorted()).toEqual(names);
});

test("names cost no statement for each row", async () => {
  const { as } = await withFarmers();
  for (const query of [{}, { q: "a" }, { state: "open" as const }, { latest: "living" as const }]) {
    const { statements } = await app.statements.during(() => app.call(listOrders, { query }, { as }));
    expect(statements).toHaveLength(2);
  }
});

test("the tile says what helps now: follow the parcel, pay, collect a farmer's cash or see what is due, order again", async () => {
  const { agent, as, place, ramulu, odd, listingId } = await withFarmers();
  const desk = tradeDesk(app);
  const nextOf = async (orderId: string) => (await tileOf(as, orderId))?.nextStep;
  expect(await nextOf(ramulu.orderId)).toBe("TRACK");
  await moveOnTo(app, { orderId: ramulu.orderId, last: "DELIVERED", minutesEach: 1 });
  app.clock.set(testNow);
  expect(await tileOf(as, ramulu.orderId)).toMatchObject({ nextStep: "COLLECT", cashToCollect: 540 });
  const own = await place("Padma", agent.mobileNo);
  await moveOnTo(app, { orderId: own.orderId, last: "DELIVERED", minutesEach: 1 });
  app.clock.set(testNow);
  expect(await tileOf(as, own.orderId)).toMatchObject({ nextStep: "PAYMENT_DETAILS", cashToCollect: null });
  // Who is no agent has no customers: he sent it to his own.
  const { cookie } = await aPerson(app);
  const address = { ...farmersAddress, recipientName: "Lakshmi", phone: "9812345299" };
  const sent = await anOrder(app, { as: cookie, lines: [{ listingId, quantity: 1 }], address });
  await moveOnTo(app, { orderId: sent.orderIds[0] ?? "", last: "DELIVERED", minutesEach: 1 });
  app.clock.set(testNow);
  expect(await tileOf(cookie, sent.orderIds[0] ?? "")).toMatchObject({ nextStep: "PAYMENT_DETAILS" });
  await desk.act(as, odd.orderId, "CANCEL_ORDER");
  expect(await nextOf(odd.orderId)).toBe("ORDER_AGAIN");
  const { masterId, orderIds } = await orderOnline(app, as, [{ listingId, quantity: 1 }]);
  const [online = ""] = orderIds;
  expect(await nextOf(online)).toBe("PAY");
  const { fields } = await started(app, { as, masterId });
  await pay(app, fields, "failure");
  const { txnid } = fields;
  await app.call(checkPayment, { params: { txnid: txnid ?? "" } }, { as });
  expect(await tileOf(as, online)).toMatchObject({
    stateInfo: { currentState: "PAYMENT_FAILED" },
    nextStep: "ORDER_AGAIN",
    cancelling: null,
  });
});

test("before a cancellation the tile says what goes back: nothing, or all that was paid with the margin in it", async () => {
  const desk = tradeDesk(app);
  const cash = await desk.anOrderOf(await desk.aTrade());
  const cancelling = async ({ buyer, orderId }: { buyer: string; orderId: string }) =>
    (await tileOf(buyer, orderId))?.cancelling;
  expect(await cancelling(cash)).toEqual({ goesBack: 0, asksSeller: false });
  await desk.packed(cash);
  expect(await cancelling(cash)).toEqual({ goesBack: 0, asksSeller: true });
  const trade = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(app, trade.buyer, trade.lines, true);
  const paid = { ...trade, orderId: orderIds[0] ?? "" };
  expect(await cancelling(paid)).toEqual({ goesBack: 0, asksSeller: false });
  const { txnid, fields } = await started(app, { as: trade.buyer, masterId });
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  expect(await cancelling(paid)).toEqual({ goesBack: 1400, asksSeller: false });
  await desk.act(trade.buyer, paid.orderId, "CANCEL_ORDER");
  const refunds = await app.platform.database
    .selectFrom("order_refunds")
    .select("amount_in_paise")
    .where("order_id", "=", paid.orderId)
    .execute();
  expect(refunds).toEqual([{ amount_in_paise: 1400_00 }]);
});

test("a cancelled order says what ended it: its buyer, or the seller who could not accept", async () => {
  const desk = tradeDesk(app);
  const mine = await desk.anOrderOf(await desk.aTrade());
  await desk.act(mine.buyer, mine.orderId, "CANCEL_ORDER");
  expect((await tileOf(mine.buyer, mine.orderId))?.endedBy).toBe("CANCEL_APPROVED");
  const rejected = await desk.anOrderOf(await desk.aTrade());
  await desk.move(rejected.seller, rejected.orderId, {
    action: "REJECT",
    from: "ORD_PLACED",
    reason: "Out of stock",
  });
  expect(await tileOf(rejected.buyer, rejected.orderId)).toMatchObject({
    stateInfo: { currentState: "ORD_CANCELLED" },
    endedBy: "SELLER_REJECTED",
    nextStep: "ORDER_AGAIN",
  });
});
