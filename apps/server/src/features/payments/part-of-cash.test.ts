import { confirmCashForSeller } from "@santha/contract/cash-of-sellers";
import { listUnpaidCash } from "@santha/contract/finance";
import { listNotifications } from "@santha/contract/notifications";
import { readPayment, recordPayment } from "@santha/contract/payments";
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

const sayPaid = ({ buyer, orderId }: Ordered, amountInPaise: number, reference = "At the door") => {
  const body = { amountInPaise, paidThrough: "Cash", reference } as const;
  return app.call(recordPayment, { params: { orderId }, body }, { as: buyer });
};
const claimsOf = async ({ buyer, orderId }: Ordered) =>
  (await app.call(readPayment, { params: { orderId } }, { as: buyer })).data.partialPayments;
const statusOf = async (order: Ordered) => (await claimsOf(order)).map(({ status }) => status);
const statusBecomes = (order: Ordered, status: string) =>
  vi.waitFor(async () => expect(await statusOf(order)).toEqual([status]), 10_000);
const takeCash = ({ seller, orderId }: Ordered, receivedInPaise: number) =>
  app.call(confirmCashOfOrder, { params: { orderId }, body: { receivedInPaise } }, { as: seller });
const choicesOf = async ({ seller, orderId }: Ordered) =>
  (await app.call(readSellerOrder, { params: { orderId } }, { as: seller })).data.cashChoicesInPaise;
const isListed = async ({ seller, orderId }: Ordered) => {
  const own = await app.call(listSellerOrders, { query: { group: "cash" } }, { as: seller });
  const all = await app.call(listUnpaidCash, { query: { limit: 50 } }, { as: finance });
  return [own, all].map(({ data }) => data.orders.some((row) => row.orderId === orderId));
};

test("[R22] a part of the cash that buyer and seller both say is confirmed once; the rest stays due, is said to both, and is confirmed later", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  expect((await sayPaid(order, 300_00)).status).toBe(201);
  expect(await choicesOf(order)).toEqual([1_340_00, 300_00]);
  expect(await takeCash(order, 299_99)).toMatchObject({ status: 409 });
  const answers = await Promise.all([1, 2, 3].map(() => takeCash(order, 300_00)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const taken = answers.find(({ status }) => status === 201);
  expect(taken?.data).toMatchObject({ balanceInPaise: 1_040_00, cashChoicesInPaise: [1_040_00] });
  await statusBecomes(order, "Confirmed");
  expect(await choicesOf(order)).toEqual([1_040_00]);
  expect(await isListed(order)).toEqual([true, true]);
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({
    "cash-with-seller": 300_00,
    "buyer-receivable": 1_040_00,
  });
  const payment = await app.call(readPayment, { params: { orderId: order.orderId } }, { as: order.buyer });
  expect(payment.data).toMatchObject({
    ...{ paidInPaise: 300_00, balanceInPaise: 1_040_00, claimableInPaise: 1_040_00 },
  });
  const told = async () => {
    const { data } = await app.call(listNotifications, { query: {} }, { as: order.buyer });
    return data.notifications.filter(({ kind }) => kind === "PAYMENT_INCOMPLETE").map(({ text }) => text);
  };
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 10_000);
  expect(await told()).toMatchObject([
    {
      en: expect.stringContaining("has ₹300.00 of yours in cash. ₹1,040.00 is still to be paid."),
      te: expect.stringContaining("ఇంకా ₹1,040.00 చెల్లించాలి."),
    },
  ]);
  await sayPaid(order, 40_00, "Second");
  expect((await takeCash(order, 40_00)).status).toBe(201);
  // A claim that waits when a part is confirmed before it is not decided with it.
  await sayPaid(order, 500_00, "Third");
  await vi.waitFor(
    async () => expect(await statusOf(order)).toEqual(["Confirmed", "Confirmed", "Waiting for confirmation"]),
    10_000,
  );
  expect(await choicesOf(order)).toEqual([1_000_00, 500_00]);
  expect((await takeCash(order, 1_000_00)).status).toBe(201);
  await vi.waitFor(
    async () => expect(await statusOf(order)).toEqual(["Confirmed", "Confirmed", "Confirmed"]),
    10_000,
  );
  expect(await claimsOf(order)).toMatchObject([{ amount: 300 }, { amount: 40 }, { amount: 500 }]);
  expect(await isListed(order)).toEqual([false, false]);
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({ "cash-with-seller": 1_340_00 });
  expect(await desk.ledgerOf(order.orderId)).not.toHaveProperty("buyer-receivable");
  await expectWholeBooks({ app });
});

test("[R22] a part of the cash goes back to the buyer when everything comes back; finance can note a part too", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  await sayPaid(order, 300_00);
  const note = (receivedInPaise: number) =>
    app.call(
      confirmCashForSeller,
      { params: { orderId: order.orderId }, body: { receivedInPaise, reason: "Receipt 41" } },
      { as: finance },
    );
  expect((await note(299_00)).code).toBe("payments/cash-out-of-range");
  expect((await note(300_00)).status).toBe(201);
  expect((await note(300_00)).code).toBe("payments/cash-out-of-range");
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  await statusBecomes(order, "Confirmed");
  expect(await desk.ledgerOf(order.orderId)).toEqual({ "cash-with-seller": 300_00, "refund-due": -300_00 });
  expect(await isListed(order)).toEqual([false, false]);
  await expectWholeBooks({ app });
});

test("[R22] seller and finance never note more cash of an order than it was charged, also at once and after a part", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  await sayPaid(order, 300_00);
  const note = (receivedInPaise: number, reason: string) =>
    app.call(
      confirmCashForSeller,
      { params: { orderId: order.orderId }, body: { receivedInPaise, reason } },
      { as: finance },
    );
  const both = await Promise.all([note(300_00, "Receipt 41"), takeCash(order, 1_340_00)]);
  expect(both.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  const taken = async () => (await desk.ledgerOf(order.orderId))["cash-with-seller"] ?? 0;
  expect([300_00, 1_340_00]).toContain(await taken());
  if ((await taken()) === 300_00) {
    expect((await note(1_340_00, "He has it all")).code).toBe("payments/cash-out-of-range");
    expect((await note(1_040_00, "The rest")).status).toBe(201);
  }
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({ "cash-with-seller": 1_340_00 });
  expect(await desk.ledgerOf(order.orderId)).not.toHaveProperty("refund-due");
  await expectWholeBooks({ app });
});

test("[R22] a second part of the same sum is told to the seller too, and the last rest alone to the buyer", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  for (const reference of ["First", "Second"]) {
    await sayPaid(order, 300_00, reference);
    const body = { receivedInPaise: 300_00, reason: "Both say so" };
    const { status } = await app.call(
      confirmCashForSeller,
      { params: { orderId: order.orderId }, body },
      { as: finance },
    );
    expect(status).toBe(201);
  }
  const { data } = await app.call(listNotifications, { query: {} }, { as: order.seller });
  const noted = data.notifications.filter(
    ({ kind, text }) => kind === "CASH_NOTED" && text.en.includes(order.orderId),
  );
  expect(noted).toHaveLength(2);
});
