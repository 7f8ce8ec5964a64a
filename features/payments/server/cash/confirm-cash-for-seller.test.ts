import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectWholeBooks } from "#testing/market/books.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import type { Ordered } from "#testing/shop/trade.ts";

let app: TestApp;
let cash: Awaited<ReturnType<typeof cashDesk>>;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  await app.startWorker();
  cash = await cashDesk(app);
});
afterAll(() => app.close());

/** It came back whole before anybody said anything of its cash. */
const returned = async (): Promise<Ordered> => {
  const order = await cash.delivered();
  await cash.comesBack(order);
  return order;
};

test("[R22] finance says for a silent seller what cash he has, once, whoever of them is first, and he reads it with why", async () => {
  const order = await cash.delivered();
  expect(await cash.isListed(order)).toEqual([true, true]);
  const answers = await Promise.all([
    cash.note(order, 1_340_00),
    cash.note(order, 1_340_00),
    cash.takeCash(order, 1_340_00),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await cash.isListed(order)).toEqual([false, false]);
  const silent = await cash.delivered();
  expect((await cash.note(silent, 1_340_00)).data).toEqual({
    ...{ orderId: silent.orderId, receivedInPaise: 1_340_00 },
  });
  expect(await cash.desk.ledgerOf(silent.orderId)).toMatchObject({ "cash-with-seller": 1_340_00 });
  const told = await cash.toldTo(silent.seller, "CASH_NOTED");
  expect(told).toMatchObject([{ leadsTo: `/app/sell/orders/${silent.orderId}` }]);
  expect(told[0]?.text).toMatchObject({
    en: expect.stringContaining("Santha has noted that you have ₹1,340.00 in cash (Receipt 41)."),
    te: expect.stringContaining("₹1,340.00 నగదు మీ దగ్గర ఉందని సంత నమోదు చేసింది (Receipt 41)."),
  });
  await expectWholeBooks({ app });
});

test("[R22] finance cannot say less than is owed nor more than was charged, says nothing of what is not handed over, and gives a reason", async () => {
  const sent = await cash.desk.anOrderOf(await cash.desk.aTrade());
  expect((await cash.note(sent, 1_340_00)).code).toBe("payments/no-cash-open");
  expect((await cash.note({ orderId: "9-9" }, 1_340_00)).code).toBe("payments/order-not-found");
  const order = await cash.delivered();
  for (const wrong of [0, 1_339_99, 1_340_01]) {
    const refused = await cash.note(order, wrong);
    expect([refused.code, refused.fields?.["receivedInPaise"]]).toEqual([
      "payments/cash-out-of-range",
      expect.stringContaining("₹1,340.00"),
    ]);
  }
  const mute = await cash.note(order, 1_340_00, " ");
  expect([mute.status, Object.keys(mute.fields ?? {})]).toEqual([422, ["reason"]]);
  expect(await cash.isListed(order)).toEqual([true, true]);
});

test("[R22] of cash that a buyer says he has paid and that is not owed any more, finance says how much came, or none", async () => {
  const some = await cash.delivered();
  await cash.sayPaid(some, 1_340_00);
  await cash.comesBack(some);
  expect(await cash.isListed(some)).toEqual([true, true]);
  expect((await cash.note(some, 1_000_00)).status).toBe(201);
  expect(await cash.desk.ledgerOf(some.orderId)).toEqual({
    "cash-with-seller": 1_000_00,
    "refund-due": -1_000_00,
  });
  const none = await cash.delivered();
  await cash.sayPaid(none, 1_340_00);
  await cash.comesBack(none);
  expect((await cash.note(none, 0)).status).toBe(201);
  await vi.waitFor(async () => expect(await cash.isListed(none)).toEqual([false, false]), 15_000);
  expect(await cash.desk.ledgerOf(none.orderId)).toEqual({});
});

test("[R22] cash of which nobody said anything before all came back can still be said, by the seller or by finance, and goes back to the buyer", async () => {
  const bySeller = await returned();
  expect(await cash.choicesOf(bySeller)).toEqual([1_340_00]);
  // It is offered, not asked for: mostly there was no cash.
  expect(await cash.isListed(bySeller)).toEqual([false, false]);
  expect((await cash.takeCash(bySeller, 1_340_00)).status).toBe(201);
  expect((await cash.takeCash(bySeller, 1_340_00)).status).toBe(409);
  expect(await cash.seen(bySeller)).toMatchObject({
    cashChoicesInPaise: [],
    state: "SETTLEMENT_APPROVAL_INP",
  });
  const byFinance = await returned();
  expect((await cash.note(byFinance, 0)).code).toBe("payments/cash-out-of-range");
  expect((await cash.note(byFinance, 1_340_01)).code).toBe("payments/cash-out-of-range");
  expect((await cash.note(byFinance, 1_340_00)).status).toBe(201);
  expect((await cash.note(byFinance, 1_340_00)).code).toBe("payments/no-cash-open");
  for (const order of [bySeller, byFinance])
    expect(await cash.desk.ledgerOf(order.orderId)).toEqual({
      ...{ "cash-with-seller": 1_340_00, "refund-due": -1_340_00 },
    });
  const cancelled = await cash.desk.anOrderOf(await cash.desk.aTrade());
  await cash.desk.act(cancelled.buyer, cancelled.orderId, "CANCEL_ORDER");
  expect((await cash.takeCash(cancelled, 1_340_00)).status).toBe(409);
  expect((await cash.note(cancelled, 1_340_00)).code).toBe("payments/no-cash-open");
  await expectWholeBooks({ app });
});

test("[R22] what finance says twice of the cash of an order, or that none came, happens and is told once", async () => {
  const all = await cash.delivered();
  const none = await cash.delivered();
  await cash.sayPaid(none, 1_340_00);
  await cash.comesBack(none);
  for (const [order, receivedInPaise] of [
    [all, 1_340_00],
    [none, 0],
  ] as const) {
    const answers = await Promise.all([1, 2, 3].map(() => cash.note(order, receivedInPaise)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await cash.toldTo(order.seller, "CASH_NOTED")).toHaveLength(1);
    const { rows } = await sql<{ times: number }>`select count(*)::int as times from events
      where name = 'orders/cash-confirmed' and payload ->> 'orderId' = ${order.orderId}`.execute(
      app.platform.database,
    );
    expect(rows).toEqual([{ times: 1 }]);
  }
  expect(await cash.statusOf(none)).toEqual(["Not received"]);
});
