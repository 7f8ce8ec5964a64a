import { listUnpaidCash } from "@santha/contract/finance";
import { listNotifications } from "@santha/contract/notifications";
import { readPayment, recordPayment } from "@santha/contract/payments";
import { confirmCashOfOrder, listSellerOrders, readSellerOrder } from "@santha/contract/seller-orders";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { movement, postSets } from "#features/ledger";
import { advanceOrder, receiveMoney } from "#features/orders";
import { inTransaction } from "#platform/transaction";
import { type TestApp, testApp } from "#test/app";
import { aPerson } from "#test/builders";
import { type Ordered, tradeDesk } from "#test/trade";

const day = 86_400_000;
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

const sayPaid = ({ buyer, orderId }: Ordered, amountInPaise: number) => {
  const body = { amountInPaise, paidThrough: "Cash", reference: "At the door" } as const;
  return app.call(recordPayment, { params: { orderId }, body }, { as: buyer });
};
const statusOf = async ({ buyer, orderId }: Ordered) => {
  const { data } = await app.call(readPayment, { params: { orderId } }, { as: buyer });
  return data.partialPayments.map(({ status }) => status);
};
const statusBecomes = (order: Ordered, status: string) =>
  vi.waitFor(async () => expect(await statusOf(order)).toEqual([status]), 10_000);
const receive = ({ orderId }: Ordered, amountInPaise: number) =>
  inTransaction(app.platform, (transaction) =>
    receiveMoney(app.platform, transaction, {
      ...{ orderId, amountInPaise, effectKey: `received:${orderId}`, actorProfileId: 1 },
    }),
  );

const takeCash = ({ seller, orderId }: Ordered, receivedInPaise: number) =>
  app.call(confirmCashOfOrder, { params: { orderId }, body: { receivedInPaise } }, { as: seller });
const choicesOf = async ({ seller, orderId }: Ordered) =>
  (await app.call(readSellerOrder, { params: { orderId } }, { as: seller })).data.cashChoicesInPaise;
const isListed = async ({ seller, orderId }: Ordered) => {
  const own = await app.call(listSellerOrders, { query: { group: "cash" } }, { as: seller });
  const all = await app.call(listUnpaidCash, { query: { limit: 50 } }, { as: finance });
  return [own, all].map(({ data }) => data.orders.some((row) => row.orderId === orderId));
};
const claimsOf = async ({ buyer, orderId }: Ordered) =>
  (await app.call(readPayment, { params: { orderId } }, { as: buyer })).data.partialPayments;

test("cash that a buyer says he has paid waits for the seller's word also once the order is cancelled", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await receive(order, 100_00);
  expect((await sayPaid(order, 1_240_00)).status).toBe(201);
  await desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  expect(await choicesOf(order)).toEqual([1_240_00, 0]);
  expect(await isListed(order)).toEqual([true, true]);
  expect(await statusOf(order)).toEqual(["Waiting for confirmation"]);
  expect((await takeCash(order, 0)).status).toBe(201);
  await statusBecomes(order, "Not received");
  expect(await isListed(order)).toEqual([false, false]);
  expect(await takeCash(order, 0)).toMatchObject({ status: 409 });
});

test("a cancelled order says that it is, and as paid what came of it: nothing, or what goes back", async () => {
  const paymentOf = async ({ buyer, orderId }: Ordered) =>
    (await app.call(readPayment, { params: { orderId } }, { as: buyer })).data;
  const never = await desk.anOrderOf(await desk.aTrade());
  expect(await paymentOf(never)).toMatchObject({
    isCancelled: false,
    paidInPaise: 0,
    balanceInPaise: 1_340_00,
  });
  await desk.act(never.buyer, never.orderId, "CANCEL_ORDER");
  expect(await paymentOf(never)).toMatchObject({ isCancelled: true, paidInPaise: 0, balanceInPaise: 0 });
  const partly = await desk.anOrderOf(await desk.aTrade());
  await receive(partly, 100_00);
  await desk.act(partly.buyer, partly.orderId, "CANCEL_ORDER");
  expect(await paymentOf(partly)).toMatchObject({
    isCancelled: true,
    paidInPaise: 100_00,
    balanceInPaise: 0,
  });
});

test("cash paid at the door comes back where the return was asked for, and granted, before the seller confirmed it", async () => {
  const asked = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(asked);
  await sayPaid(asked, 1_340_00);
  await desk.act(asked.buyer, asked.orderId, "REQUEST_RETURN");
  expect(await isListed(asked)).toEqual([true, true]);
  expect((await takeCash(asked, 1_340_00)).status).toBe(201);
  await desk.decide(asked, true);
  const granted = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(granted);
  await sayPaid(granted, 1_340_00);
  await desk.act(granted.buyer, granted.orderId, "REQUEST_RETURN");
  await desk.decide(granted, true);
  expect(await choicesOf(granted)).toEqual([1_340_00, 0]);
  expect(await isListed(granted)).toEqual([true, true]);
  expect(await takeCash(granted, 1_000_00)).toMatchObject({ status: 409 });
  expect((await takeCash(granted, 1_340_00)).status).toBe(201);
  for (const order of [asked, granted]) {
    await statusBecomes(order, "Confirmed");
    expect(await desk.ledgerOf(order.orderId)).toEqual({
      "cash-with-seller": 1_340_00,
      "refund-due": -1_340_00,
    });
    expect(await isListed(order)).toEqual([false, false]);
    const { data } = await app.call(
      readSellerOrder,
      { params: { orderId: order.orderId } },
      { as: order.seller },
    );
    expect(data.state).toBe("SETTLEMENT_APPROVAL_INP");
  }
});

test.each([
  { receivedInPaise: 1_340_00, refund: { "refund-due": -300_00 }, claim: { amount: 1340 } },
  { receivedInPaise: 1_040_00, refund: {}, claim: { amount: 1040, notReceived: 300 } },
])(
  "of cash that a seller confirms after a part came back, $receivedInPaise paise, the buyer gets what is above what he owes",
  async ({ receivedInPaise, refund, claim }) => {
    const order = await desk.anOrderOf(await desk.aTrade());
    await desk.delivered(order);
    await sayPaid(order, 1_340_00);
    await inTransaction(app.platform, async (transaction) => {
      const taken = { orderId: order.orderId, kind: "lines-removed", effectKey: `part:${order.orderId}` };
      const { buyer_profile_id, seller_id } = await transaction
        .selectFrom("orders")
        .select(["buyer_profile_id", "seller_id"])
        .where("id", "=", order.orderId)
        .executeTakeFirstOrThrow();
      await postSets(app.platform, transaction, [
        movement(
          taken,
          300_00,
          { account: "buyer-receivable", partyId: buyer_profile_id },
          { account: "seller-due", partyId: seller_id },
        ),
      ]);
    });
    expect(await choicesOf(order)).toEqual([1_340_00, 1_040_00]);
    expect((await takeCash(order, receivedInPaise)).status).toBe(201);
    await statusBecomes(order, "Confirmed");
    expect(await claimsOf(order)).toMatchObject([claim]);
    const {
      "cash-with-seller": cash,
      "refund-due": due,
      "buyer-receivable": owed,
    } = await desk.ledgerOf(order.orderId);
    expect({ cash, owed, ...(due && { "refund-due": due }) }).toEqual({
      cash: receivedInPaise,
      owed: undefined,
      ...refund,
    });
  },
);

test("cash that is confirmed while the return is accepted counts once and goes back whole", async () => {
  for (let at = 0; at < 6; at += 1) {
    const order = await desk.anOrderOf(await desk.aTrade());
    await desk.delivered(order);
    await sayPaid(order, 1_340_00);
    await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
    const [decided, ...taken] = await Promise.all([
      desk.decide(order, true),
      takeCash(order, 1_340_00),
      takeCash(order, 1_340_00),
    ]);
    expect(decided.status).toBe(201);
    expect(taken.map(({ status }) => status).sort()).toEqual([201, 409]);
    await statusBecomes(order, "Confirmed");
    expect(await desk.ledgerOf(order.orderId)).toEqual({
      "cash-with-seller": 1_340_00,
      "refund-due": -1_340_00,
    });
  }
});

test("cash that a buyer has entered for an order that was paid another way waits no longer once the order is settled", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  await sayPaid(order, 1_340_00);
  await receive(order, 1_340_00);
  const settling = { action: "START_SETTLEMENT", from: "DELIVERED", actorKind: "system" } as const;
  await advanceOrder(app.platform, { ...settling, orderId: order.orderId, actorProfileId: null });
  await statusBecomes(order, "Not received");
});

test("the seller of a delivered order finds its cash to confirm in a list of its own with its age, and finance in one over all sellers", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { orderId, seller } = order;
  const ofSeller = async () => {
    const { data } = await app.call(listSellerOrders, { query: { group: "cash" } }, { as: seller });
    const open = data.orders.map((tile) => [tile.orderId, tile.balanceInPaise, tile.cashOpenDays]);
    return { open, count: data.counts["cash"] ?? 0 };
  };
  const ofFinance = async () => {
    const { data } = await app.call(listUnpaidCash, { query: {} }, { as: finance });
    return data.orders.filter((row) => row.orderId === orderId);
  };
  await desk.sentOut(order);
  expect([await ofSeller(), await ofFinance()]).toEqual([{ open: [], count: 0 }, []]);
  const code = await desk.codeOf(orderId);
  await desk.move(seller, orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
  expect(await ofSeller()).toEqual({ open: [[orderId, 1_340_00, 0]], count: 1 });
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 12 * day + 1));
  expect(await ofSeller()).toEqual({ open: [[orderId, 1_340_00, 12]], count: 1 });
  await sayPaid(order, 1_000_00);
  expect(await ofFinance()).toMatchObject([
    { days: 12, balanceInPaise: 1_340_00, saidPaidInPaise: 1_000_00, deliveredAt: before.getTime() },
  ]);
  await app.call(confirmCashOfOrder, { params: { orderId }, body: {} }, { as: seller });
  expect([await ofSeller(), await ofFinance()]).toEqual([{ open: [], count: 0 }, []]);
  app.clock.set(before);
});

test("finance reads its list of cash page after page, oldest first, each order once", async () => {
  const orderIds: string[] = [];
  const before = app.clock.now();
  for (let at = 0; at < 3; at += 1) {
    const order = await desk.anOrderOf(await desk.aTrade());
    app.clock.set(new Date(before.getTime() - (9 - at) * day));
    await desk.delivered(order);
    orderIds.push(order.orderId);
  }
  app.clock.set(before);
  const read: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const query: { limit: number; after?: string } = after === "" ? { limit: 1 } : { limit: 1, after };
    const { data } = await app.call(listUnpaidCash, { query }, { as: finance });
    read.push(...data.orders.map(({ orderId }) => orderId));
    after = data.nextAfter;
  }
  expect(new Set(read).size).toBe(read.length);
  expect(read.filter((orderId) => orderIds.includes(orderId))).toEqual(orderIds);
});

test("who sells an order is told, once and in both languages, that its buyer says he has paid in cash", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.delivered(order);
  await sayPaid(order, 1_340_00);
  const told = async () => {
    const { data } = await app.call(listNotifications, { query: {} }, { as: order.seller });
    return data.notifications.filter(({ kind }) => kind === "CASH_TO_CONFIRM");
  };
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 10_000);
  const [{ text, leadsTo } = { text: null, leadsTo: null }] = await told();
  expect(leadsTo).toBe(`/app/sell/orders/${order.orderId}`);
  expect(text).toMatchObject({
    en: expect.stringContaining(`#${order.orderId}: the buyer says that you have ₹1,340.00 in cash.`),
    te: expect.stringContaining("₹1,340.00 నగదు మీకు ఇచ్చానని కొనుగోలుదారు చెప్పారు"),
  });
});
