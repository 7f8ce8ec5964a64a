import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listPendingPayments } from "#features/earnings/contract";
import { readPayment, recordPayment } from "#features/payments/contract/payments.ts";
import { readOwnPayouts, readStatement } from "#features/payouts/contract";
import { readOwnDebt } from "#features/settlements/contract";
import { requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { smsAbout } from "#testing/process/sms.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import { farmersOrder as aFarmersOrder, onlyMarginLeft } from "#testing/shop/farmers-order.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { listOrders, orderDetail, readOrder } from "../../contract/orders.ts";
import { confirmCashOfOrder, readSellerOrder } from "../../contract/seller-orders.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let cash: Awaited<ReturnType<typeof cashDesk>>;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  cash = await cashDesk(app);
  await app.startWorker();
});
afterAll(() => app.close());

const day = 86_400_000;
const farmersOrder = (wish?: Parameters<typeof aFarmersOrder>[1]) => aFarmersOrder(app, wish);

const take = ({ orderId, seller }: Ordered, receivedInPaise?: number) =>
  app.call(
    confirmCashOfOrder,
    { params: { orderId }, body: receivedInPaise === undefined ? {} : { receivedInPaise } },
    { as: seller },
  );
const seenBySeller = async ({ seller, orderId }: Ordered) =>
  (await app.call(readSellerOrder, { params: { orderId } }, { as: seller })).data;
const debtOf = async ({ seller }: Ordered) =>
  (await app.call(readOwnDebt, {}, { as: seller })).data.owedInPaise;
const payoutsOf = async ({ buyerProfileId }: Ordered) => {
  const agent = await app.platform.database
    .selectFrom("profiles")
    .select(["id as profileId", "profile_key as profileKey"])
    .where("id", "=", buyerProfileId)
    .executeTakeFirstOrThrow();
  const { data } = await app.call(readOwnPayouts, {}, { as: await sessionFor(app, agent) });
  return { dueInPaise: data.dueInPaise, pendingInPaise: data.pendingInPaise };
};
const toldFarmer = async ({ orderId }: Ordered, template: string) => {
  await expect.poll(async () => (await smsAbout(app, orderId, template)).length).toBeGreaterThan(0);
  return (await smsAbout(app, orderId, template))[0]?.body;
};
const detailOf = async ({ buyer, orderId }: Ordered) => {
  const query = { isMasterOrder: "false" } as const;
  const answer = await app.call(readOrder, { params: { orderId }, query }, { as: buyer });
  return orderDetail.parse(JSON.parse(answer.data));
};
const takenBy = async (order: Ordered) => (await detailOf(order)).marginTakenBy;
const tileOf = async ({ buyer }: Ordered) =>
  (await app.call(listOrders, { query: {} }, { as: buyer })).data.orders[0];
const farmerPays = async ({ buyer, masterId }: Ordered & { masterId: string }) => {
  const query = { isMasterOrder: "true" } as const;
  const answer = await app.call(readOrder, { params: { orderId: masterId }, query }, { as: buyer });
  return JSON.parse(answer.data)[0].farmerPays;
};
/** What the statement of the month says, without its spaces. */
const statementOf = async ({ buyer }: Ordered) => {
  const month = app.clock.now().toISOString().slice(0, 7);
  const asked = { params: { month }, query: { language: "en" } } as const;
  const { rawPayload } = await app.app.inject(requestOf(readStatement, asked, { as: buyer }));
  const page = await (await getDocumentProxy(new Uint8Array(rawPayload))).getPage(1);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join("")
    .replaceAll(/\s/g, "");
};

test("[R22] a farmer who pays by cash is asked for one sum at the door, on every screen and in every message", async () => {
  const order = await farmersOrder();
  expect(await toldFarmer(order, "orders/placed")).toContain("Pay Rs 1,400.00 in cash when it comes");
  expect(await takenBy(order)).toBe("seller");
  await desk.sentOut(order);
  expect(await toldFarmer(order, "orders/out_for_delivery_cash")).toContain(
    "Keep Rs 1,400.00 in cash ready.",
  );
  expect(await seenBySeller(order)).toMatchObject({
    ...{ totalInPaise: 1_340_00, balanceInPaise: 1_400_00, marginDueInPaise: 60_00 },
    cashChoicesInPaise: [1_400_00, 1_340_00],
  });
  const paid = await app.call(readPayment, { params: { orderId: order.orderId } }, { as: order.buyer });
  expect(paid.data).toMatchObject({
    marginInPaise: 60_00,
    balanceInPaise: 1_400_00,
    marginDueInPaise: 60_00,
    claimableInPaise: 1_340_00,
  });
});

test("[R22] tile, payments tab and purchase say the same sum at the door, and who takes it", async () => {
  const order = await farmersOrder();
  expect(await tileOf(order)).toMatchObject({
    nextStep: "TRACK",
    cashToCollect: 1_400,
    marginToCollect: null,
  });
  expect(await farmerPays(order)).toEqual([{ marginTakenBy: "seller", total: 1_340, margin: 60 }]);
  const pending = await app.call(listPendingPayments, { query: {} }, { as: order.buyer });
  expect(pending.data).toMatchObject([{ balanceAmount: 1_340, marginDueAmount: 60 }]);
  await desk.delivered(order);
  expect(await tileOf(order)).toMatchObject({ nextStep: "COLLECT", cashToCollect: 1_400 });
  await take(order);
  expect(await tileOf(order)).toMatchObject({ nextStep: null, cashToCollect: null });
});

test("[R22] where the goods were transferred the margin alone is due in cash, on every page, and the agent does not collect it", async () => {
  const order = await onlyMarginLeft(app);
  expect(await tileOf(order)).toMatchObject({ nextStep: "COLLECT", cashToCollect: 60, balanceAmount: 0 });
  expect(await detailOf(order)).toMatchObject({
    marginTakenBy: "seller",
    marginDueAmount: 60,
    balanceAmount: 0,
  });
  const pending = await app.call(listPendingPayments, { query: {} }, { as: order.buyer });
  expect(pending.data).toMatchObject([{ orderId: order.orderId, balanceAmount: 0, marginDueAmount: 60 }]);
  expect(await statementOf(order)).toContain("Thesellerhasstilltotakethemarginincash");
  await take(order, 0);
  expect(await statementOf(order)).toContain("Youcollectitfromyourcustomer");
  expect((await app.call(listPendingPayments, { query: {} }, { as: order.buyer })).data).toEqual([]);
});

test("[R22] what was entered as paid and waits is not asked for again", async () => {
  const order = await farmersOrder();
  await desk.delivered(order);
  await cash.sayPaid(order, 940_00);
  expect(await tileOf(order)).toMatchObject({ nextStep: "COLLECT", cashToCollect: 460 });
});

test("[R22] of an order that ends before anything was paid no message promises money back", async () => {
  const rejected = await farmersOrder();
  const move = { action: "REJECT", from: "ORD_PLACED", reason: "Out of stock" } as const;
  await desk.move(rejected.seller, rejected.orderId, move);
  expect(await toldFarmer(rejected, "orders/seller_rejected_unpaid")).toMatch(/You have nothing to pay\.$/);
  expect(await farmerPays(rejected)).toEqual([]);
  expect(await seenBySeller(rejected)).toMatchObject({ isCancelled: true, endedBy: "SELLER_REJECTED" });
});

test("[R22] the margin in the seller's cash is owed by him and paid out to the agent once the days for returns are over", async () => {
  const order = await farmersOrder();
  await desk.delivered(order);
  expect((await take(order)).status).toBe(201);
  expect(await desk.ledgerOf(order.orderId)).toEqual({
    "agent-margin-earned": 60_00,
    "agent-payable": -60_00,
    "cash-with-seller": 1_400_00,
    "margin-collected-by-platform": -60_00,
    "seller-due": -1_340_00,
  });
  expect(await debtOf(order)).toBe(60_00);
  expect(await payoutsOf(order)).toEqual({ dueInPaise: 0, pendingInPaise: 60_00 });
  app.clock.advance(8 * day);
  expect(await payoutsOf(order)).toEqual({ dueInPaise: 60_00, pendingInPaise: 0 });
  // Whoever says it again takes nothing twice.
  expect((await take(order)).code).toBe("orders/no-cash-due");
});

test("a farmer whose agent pays by bank transfer reads that he gives his whole price to the agent", async () => {
  const order = await farmersOrder({ paymentMode: "Bank Transfer" });
  expect(await toldFarmer(order, "orders/placed-transfer-of-agent")).toMatch(
    /Pay Rs 1,400\.00 to (.+)\. It is sent once the bank transfer of \1 has come\./,
  );
});

test("[R22] an agent who collects the margin himself is named beside the seller in every message, and nothing is owed to him", async () => {
  const order = await farmersOrder({ isPaidByCustomer: false });
  expect(await toldFarmer(order, "orders/placed-shared")).toMatch(
    /Pay Rs 1,340\.00 in cash when it comes, and Rs 60\.00 to .+\. It reaches/,
  );
  expect(await takenBy(order)).toBe("agent");
  expect(await tileOf(order)).toMatchObject({ cashToCollect: 1_340, marginToCollect: 60 });
  expect(await cash.paymentOf(order)).toMatchObject({ ownMarginInPaise: 60_00 });
  await desk.sentOut(order);
  expect(await toldFarmer(order, "orders/out_for_delivery_cash_shared")).toMatch(
    /Keep Rs 1,340\.00 in cash ready, and Rs 60\.00 for .+\. Tell/,
  );
  expect(await seenBySeller(order)).toMatchObject({ balanceInPaise: 1_340_00, marginDueInPaise: 0 });
  const code = await desk.codeOf(order.orderId);
  await desk.move(order.seller, order.orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
  await take(order);
  expect(await debtOf(order)).toBe(0);
  expect(await payoutsOf(order)).toEqual({ dueInPaise: 0, pendingInPaise: 0 });
});

test("[R22] a seller who got the price of the goods alone says so, and the agent collects his margin himself", async () => {
  const order = await farmersOrder();
  await desk.delivered(order);
  expect((await take(order, 1_340_00)).status).toBe(201);
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({
    ...{ "agent-margin-earned": 60_00, "cash-with-seller": 1_340_00, "margin-collected-by-agent": -60_00 },
  });
  expect(await desk.ledgerOf(order.orderId)).not.toHaveProperty("agent-payable");
  expect(await takenBy(order)).toBe("agent");
  expect(await farmerPays(order)).toEqual([{ marginTakenBy: "agent", total: 1_340, margin: 60 }]);
  expect(await debtOf(order)).toBe(0);
});

test("[R22] where the buyer's entry has paid the goods, the seller is still asked for the margin in the cash", async () => {
  const order = await farmersOrder();
  await desk.delivered(order);
  const body = { amountInPaise: 1_340_00, paidThrough: "Cash", reference: "At the door" } as const;
  await app.call(recordPayment, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  const claimId = await cash.claimOf(order, 1_340_00);
  expect((await cash.decideClaim(claimId, true, order.seller)).status).toBe(201);
  expect((await seenBySeller(order)).cashChoicesInPaise).toEqual([60_00, 0]);
  expect(await cash.isListed(order)).toEqual([true, true]);
  expect((await take(order, 60_00)).status).toBe(201);
  expect(await debtOf(order)).toBe(60_00);
  expect((await seenBySeller(order)).cashChoicesInPaise).toEqual([]);
});

test("[R22] an order that comes back gives the farmer the margin in his cash back too, and the agent is paid none", async () => {
  const order = await farmersOrder();
  await desk.delivered(order);
  await take(order);
  await cash.comesBack(order);
  expect(await desk.ledgerOf(order.orderId)).toEqual({
    "cash-with-seller": 1_400_00,
    "refund-due": -1_400_00,
  });
  app.clock.advance(8 * day);
  expect(await payoutsOf(order)).toEqual({ dueInPaise: 0, pendingInPaise: 0 });
});
