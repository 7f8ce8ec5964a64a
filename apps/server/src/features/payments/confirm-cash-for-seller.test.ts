import { confirmCashForSeller } from "@santha/contract/cash-of-sellers";
import { listUnpaidCash } from "@santha/contract/finance";
import { listNotifications } from "@santha/contract/notifications";
import { recordPayment } from "@santha/contract/payments";
import { confirmCashOfOrder, listSellerOrders, readSellerOrder } from "@santha/contract/seller-orders";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "#test/app";
import { aPerson } from "#test/builders";
import { expectWholeBooks } from "#test/market/books";
import { type Ordered, tradeDesk } from "#test/trade";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  await app.startWorker();
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

const delivered = async (): Promise<Ordered> => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  return order;
};
/** It came back whole before anybody said anything of its cash. */
const returned = async (): Promise<Ordered> => {
  const order = await delivered();
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  return order;
};
const note = (orderId: string, receivedInPaise: number, reason = "Receipt 41") =>
  app.call(confirmCashForSeller, { params: { orderId }, body: { receivedInPaise, reason } }, { as: finance });
const takeCash = ({ seller, orderId }: Ordered, receivedInPaise: number) =>
  app.call(confirmCashOfOrder, { params: { orderId }, body: { receivedInPaise } }, { as: seller });
const sayPaid = ({ buyer, orderId }: Ordered, amountInPaise: number) => {
  const body = { amountInPaise, paidThrough: "Cash", reference: "At the door" } as const;
  return app.call(recordPayment, { params: { orderId }, body }, { as: buyer });
};
const isListed = async ({ orderId }: Ordered) => {
  const { data } = await app.call(listUnpaidCash, { query: {} }, { as: finance });
  return data.orders.some((row) => row.orderId === orderId);
};

test("[R22] finance says for a silent seller what cash he has, once, whoever of them is first, and he reads it with why", async () => {
  const order = await delivered();
  expect(await isListed(order)).toBe(true);
  const answers = await Promise.all([
    note(order.orderId, 1_340_00),
    note(order.orderId, 1_340_00),
    takeCash(order, 1_340_00),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await isListed(order)).toBe(false);
  const silent = await delivered();
  expect((await note(silent.orderId, 1_340_00)).data).toEqual({
    ...{ orderId: silent.orderId, receivedInPaise: 1_340_00 },
  });
  expect(await desk.ledgerOf(silent.orderId)).toMatchObject({ "cash-with-seller": 1_340_00 });
  const { data } = await app.call(listNotifications, { query: {} }, { as: silent.seller });
  const told = data.notifications.filter(({ kind }) => kind === "CASH_NOTED");
  expect(told).toMatchObject([{ leadsTo: `/app/sell/orders/${silent.orderId}` }]);
  expect(told[0]?.text).toMatchObject({
    en: expect.stringContaining("Santha has noted that you have ₹1,340.00 in cash (Receipt 41)."),
    te: expect.stringContaining("₹1,340.00 నగదు మీ దగ్గర ఉందని సంత నమోదు చేసింది (Receipt 41)."),
  });
  await expectWholeBooks({ app });
});

test("[R22] finance cannot say less than is owed nor more than was charged, says nothing of what is not handed over, and gives a reason", async () => {
  const sent = await desk.anOrderOf(await desk.aTrade());
  expect((await note(sent.orderId, 1_340_00)).code).toBe("payments/no-cash-open");
  expect((await note("9-9", 1_340_00)).code).toBe("payments/order-not-found");
  const order = await delivered();
  for (const wrong of [0, 1_339_99, 1_340_01]) {
    const refused = await note(order.orderId, wrong);
    expect([refused.code, refused.fields?.["receivedInPaise"]]).toEqual([
      "payments/cash-out-of-range",
      expect.stringContaining("₹1,340.00"),
    ]);
  }
  const mute = await note(order.orderId, 1_340_00, " ");
  expect([mute.status, Object.keys(mute.fields ?? {})]).toEqual([422, ["reason"]]);
  expect(await isListed(order)).toBe(true);
});

test("[R22] of cash that a buyer says he has paid and that is not owed any more, finance says how much came, or none", async () => {
  const some = await delivered();
  await sayPaid(some, 1_340_00);
  await desk.act(some.buyer, some.orderId, "REQUEST_RETURN");
  await desk.decide(some, true);
  expect(await isListed(some)).toBe(true);
  expect((await note(some.orderId, 1_000_00)).status).toBe(201);
  expect(await desk.ledgerOf(some.orderId)).toEqual({
    "cash-with-seller": 1_000_00,
    "refund-due": -1_000_00,
  });
  const none = await delivered();
  await sayPaid(none, 1_340_00);
  await desk.act(none.buyer, none.orderId, "REQUEST_RETURN");
  await desk.decide(none, true);
  expect((await note(none.orderId, 0)).status).toBe(201);
  await vi.waitFor(async () => expect(await isListed(none)).toBe(false), 10_000);
  expect(await desk.ledgerOf(none.orderId)).toEqual({});
});

test("[R22] cash of which nobody said anything before all came back can still be said, by the seller or by finance, and goes back to the buyer", async () => {
  const bySeller = await returned();
  const { seller, orderId } = bySeller;
  const read = async () => (await app.call(readSellerOrder, { params: { orderId } }, { as: seller })).data;
  expect((await read()).cashChoicesInPaise).toEqual([1_340_00]);
  // It is offered, not asked for: mostly there was no cash.
  const { data } = await app.call(listSellerOrders, { query: { group: "cash" } }, { as: seller });
  expect([data.orders, await isListed(bySeller)]).toEqual([[], false]);
  expect((await takeCash(bySeller, 1_340_00)).status).toBe(201);
  expect((await takeCash(bySeller, 1_340_00)).status).toBe(409);
  expect(await read()).toMatchObject({ cashChoicesInPaise: [], state: "SETTLEMENT_APPROVAL_INP" });
  const byFinance = await returned();
  expect((await note(byFinance.orderId, 0)).code).toBe("payments/cash-out-of-range");
  expect((await note(byFinance.orderId, 1_340_01)).code).toBe("payments/cash-out-of-range");
  expect((await note(byFinance.orderId, 1_340_00)).status).toBe(201);
  expect((await note(byFinance.orderId, 1_340_00)).code).toBe("payments/no-cash-open");
  for (const order of [bySeller, byFinance])
    expect(await desk.ledgerOf(order.orderId)).toEqual({
      ...{ "cash-with-seller": 1_340_00, "refund-due": -1_340_00 },
    });
  const cancelled = await desk.anOrderOf(await desk.aTrade());
  await desk.act(cancelled.buyer, cancelled.orderId, "CANCEL_ORDER");
  expect((await takeCash(cancelled, 1_340_00)).status).toBe(409);
  expect((await note(cancelled.orderId, 1_340_00)).code).toBe("payments/no-cash-open");
  await expectWholeBooks({ app });
});
