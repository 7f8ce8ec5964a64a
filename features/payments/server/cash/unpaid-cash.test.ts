import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal } from "#features/ledger/server";
import { confirmCashOfOrder, listSellerOrders } from "#features/orders/contract/seller-orders.ts";
import { advanceOrder, receiveMoney } from "#features/orders/server";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import type { Ordered } from "#testing/shop/trade.ts";
import { listUnpaidCash } from "../../contract/received-money.ts";

const day = 86_400_000;
let app: TestApp;
let cash: Awaited<ReturnType<typeof cashDesk>>;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  await app.startWorker();
  cash = await cashDesk(app);
});
afterAll(() => app.close());

const receive = ({ orderId }: Ordered, amountInPaise: number) =>
  inTransaction(app.platform, (transaction) =>
    receiveMoney(app.platform, transaction, {
      ...{ orderId, amountInPaise, effectKey: `received:${orderId}`, actorProfileId: 1 },
    }),
  );

test("cash that a buyer says he has paid waits for the seller's word also once the order is cancelled", async () => {
  const order = await cash.desk.anOrderOf(await cash.desk.aTrade());
  await receive(order, 100_00);
  expect((await cash.sayPaid(order, 1_240_00)).status).toBe(201);
  await cash.desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  expect(await cash.choicesOf(order)).toEqual([1_240_00, 0]);
  expect(await cash.isListed(order)).toEqual([true, true]);
  expect(await cash.statusOf(order)).toEqual(["Waiting for confirmation"]);
  expect((await cash.takeCash(order, 0)).status).toBe(201);
  await cash.statusBecomes(order, "Not received");
  const said = await app.platform.database
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("subject", "=", `order ${order.orderId}`)
    .execute();
  expect(said).toEqual([{ action: "orders/cash-confirmed", detail: { receivedInPaise: 0 } }]);
  expect(await cash.isListed(order)).toEqual([false, false]);
  expect(await cash.takeCash(order, 0)).toMatchObject({ status: 409 });
});

test("a cancelled order says that it is, and as paid what came of it: nothing, or what goes back", async () => {
  const never = await cash.desk.anOrderOf(await cash.desk.aTrade());
  expect(await cash.paymentOf(never)).toMatchObject({
    isCancelled: false,
    paidInPaise: 0,
    balanceInPaise: 1_340_00,
  });
  await cash.desk.act(never.buyer, never.orderId, "CANCEL_ORDER");
  expect(await cash.paymentOf(never)).toMatchObject({ isCancelled: true, paidInPaise: 0, balanceInPaise: 0 });
  const partly = await cash.desk.anOrderOf(await cash.desk.aTrade());
  await receive(partly, 100_00);
  await cash.desk.act(partly.buyer, partly.orderId, "CANCEL_ORDER");
  expect(await cash.paymentOf(partly)).toMatchObject({
    isCancelled: true,
    paidInPaise: 100_00,
    balanceInPaise: 0,
  });
});

test("cash paid at the door comes back where the return was asked for, and granted, before the seller confirmed it", async () => {
  const asked = await cash.delivered();
  await cash.sayPaid(asked, 1_340_00);
  await cash.desk.act(asked.buyer, asked.orderId, "REQUEST_RETURN");
  expect(await cash.isListed(asked)).toEqual([true, true]);
  expect((await cash.takeCash(asked, 1_340_00)).status).toBe(201);
  await cash.desk.decide(asked, true);
  const granted = await cash.delivered();
  await cash.sayPaid(granted, 1_340_00);
  await cash.comesBack(granted);
  expect(await cash.choicesOf(granted)).toEqual([1_340_00, 0]);
  expect(await cash.isListed(granted)).toEqual([true, true]);
  expect(await cash.takeCash(granted, 1_000_00)).toMatchObject({ status: 409 });
  expect((await cash.takeCash(granted, 1_340_00)).status).toBe(201);
  for (const order of [asked, granted]) {
    await cash.statusBecomes(order, "Confirmed");
    expect(await cash.desk.ledgerOf(order.orderId)).toEqual({
      "cash-with-seller": 1_340_00,
      "refund-due": -1_340_00,
    });
    expect(await cash.isListed(order)).toEqual([false, false]);
    expect((await cash.seen(order)).state).toBe("SETTLEMENT_APPROVAL_INP");
  }
});

test.each([
  { receivedInPaise: 1_340_00, refund: { "refund-due": -300_00 }, claim: { amount: 1340 } },
  { receivedInPaise: 1_040_00, refund: {}, claim: { amount: 1040, notReceived: 300 } },
])(
  "of cash that a seller confirms after a part came back, $receivedInPaise paise, the buyer gets what is above what he owes",
  async ({ receivedInPaise, refund, claim }) => {
    const order = await cash.delivered();
    await cash.sayPaid(order, 1_340_00);
    await inTransaction(app.platform, async (transaction) => {
      const taken = { orderId: order.orderId, kind: "lines-removed", effectKey: `part:${order.orderId}` };
      const { buyer_profile_id, seller_id } = await transaction
        .selectFrom("orders")
        .select(["buyer_profile_id", "seller_id"])
        .where("id", "=", order.orderId)
        .executeTakeFirstOrThrow();
      await postJournal(app.platform, transaction, [
        movement(
          taken,
          300_00,
          { account: "buyer-receivable", partyId: buyer_profile_id },
          { account: "seller-due", partyId: seller_id },
        ),
      ]);
    });
    expect(await cash.choicesOf(order)).toEqual([1_340_00, 1_040_00]);
    expect((await cash.takeCash(order, receivedInPaise)).status).toBe(201);
    await cash.statusBecomes(order, "Confirmed");
    expect((await cash.paymentOf(order)).partialPayments).toMatchObject([claim]);
    const {
      "cash-with-seller": taken,
      "refund-due": due,
      "buyer-receivable": owed,
    } = await cash.desk.ledgerOf(order.orderId);
    expect({ cash: taken, owed, ...(due && { "refund-due": due }) }).toEqual({
      cash: receivedInPaise,
      owed: undefined,
      ...refund,
    });
  },
);

test("cash that is confirmed while the return is accepted counts once and goes back whole", async () => {
  for (let at = 0; at < 6; at += 1) {
    const order = await cash.delivered();
    await cash.sayPaid(order, 1_340_00);
    await cash.desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
    const [decided, ...taken] = await Promise.all([
      cash.desk.decide(order, true),
      cash.takeCash(order, 1_340_00),
      cash.takeCash(order, 1_340_00),
    ]);
    expect(decided.status).toBe(201);
    expect(taken.map(({ status }) => status).sort()).toEqual([201, 409]);
    await cash.statusBecomes(order, "Confirmed");
    expect(await cash.desk.ledgerOf(order.orderId)).toEqual({
      "cash-with-seller": 1_340_00,
      "refund-due": -1_340_00,
    });
  }
});

test("cash that a buyer has entered for an order that was paid another way waits no longer once the order is settled", async () => {
  const order = await cash.delivered();
  await cash.sayPaid(order, 1_340_00);
  await receive(order, 1_340_00);
  const settling = { action: "START_SETTLEMENT", from: "DELIVERED", actorKind: "system" } as const;
  await advanceOrder(app.platform, { ...settling, orderId: order.orderId, actorProfileId: null });
  await cash.statusBecomes(order, "Not received");
});

test("the seller of a delivered order finds its cash to confirm in a list of its own with its age, and finance in one over all sellers", async () => {
  const order = await cash.desk.anOrderOf(await cash.desk.aTrade());
  const { orderId, seller } = order;
  const ofSeller = async () => {
    const { data } = await app.call(listSellerOrders, { query: { group: "cash" } }, { as: seller });
    const open = data.orders.map((tile) => [tile.orderId, tile.balanceInPaise, tile.cashOpenDays]);
    return { open, count: data.counts["cash"] ?? 0 };
  };
  const ofFinance = async () => {
    const { data } = await app.call(listUnpaidCash, { query: {} }, { as: cash.finance });
    return data.orders.filter((row) => row.orderId === orderId);
  };
  await cash.desk.sentOut(order);
  expect([await ofSeller(), await ofFinance()]).toEqual([{ open: [], count: 0 }, []]);
  const code = await cash.desk.codeOf(orderId);
  await cash.desk.move(seller, orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
  expect(await ofSeller()).toEqual({ open: [[orderId, 1_340_00, 0]], count: 1 });
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 12 * day + 1));
  expect(await ofSeller()).toEqual({ open: [[orderId, 1_340_00, 12]], count: 1 });
  await cash.sayPaid(order, 1_000_00);
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
    const order = await cash.desk.anOrderOf(await cash.desk.aTrade());
    app.clock.set(new Date(before.getTime() - (9 - at) * day));
    await cash.desk.delivered(order);
    orderIds.push(order.orderId);
  }
  app.clock.set(before);
  const read: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const query: { limit: number; after?: string } = after === "" ? { limit: 1 } : { limit: 1, after };
    const { data } = await app.call(listUnpaidCash, { query }, { as: cash.finance });
    read.push(...data.orders.map(({ orderId }) => orderId));
    after = data.nextAfter;
  }
  expect(new Set(read).size).toBe(read.length);
  expect(read.filter((orderId) => orderIds.includes(orderId))).toEqual(orderIds);
});

test("who sells an order is told, once and in both languages, that its buyer says he has paid in cash", async () => {
  const order = await cash.delivered();
  await cash.sayPaid(order, 1_340_00);
  const told = () => cash.toldTo(order.seller, "CASH_TO_CONFIRM");
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 15_000);
  const [{ text, leadsTo } = { text: null, leadsTo: null }] = await told();
  expect(leadsTo).toBe(`/app/sell/orders/${order.orderId}`);
  expect(text).toMatchObject({
    en: expect.stringContaining(`#${order.orderId}: the buyer says that you have ₹1,340.00 in cash.`),
    te: expect.stringContaining("₹1,340.00 నగదు మీకు ఇచ్చానని కొనుగోలుదారు చెప్పారు"),
  });
});
