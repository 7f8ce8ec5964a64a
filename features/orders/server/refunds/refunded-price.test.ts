import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { readPayment } from "#features/payments/contract/payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { requestReturn } from "../../contract/order-requests.ts";
import { orderDetail, readOrder } from "../../contract/orders.ts";
import { listRefunds, moveRefund } from "../../contract/refunds.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

/** Of an order that goes on, all that is no longer charged goes back. */
const nothingDropped = { marginDropped: 0, neverPaid: 0 };

async function detailOf({ orderId, buyer }: Ordered) {
  const asked = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
  return z.parse(orderDetail, JSON.parse((await app.call(readOrder, asked, { as: buyer })).data));
}

async function paymentOf({ orderId, buyer }: Ordered) {
  const { data } = await app.call(readPayment, { params: { orderId } }, { as: buyer });
  const { totalInPaise, marginInPaise, paidInPaise, returnedInPaise, returningInPaise, balanceInPaise } =
    data;
  return {
    charged: [totalInPaise, marginInPaise],
    paid: paidInPaise,
    back: [returnedInPaise, returningInPaise],
    due: balanceInPaise,
  };
}

/** What the payment details say of ₹1,340.00 that were paid in cash: the order's price now, and what goes back. */
const allPaidInCash = (totalInPaise: number, returnedInPaise: number, returningInPaise: number) => ({
  charged: [totalInPaise, 0],
  paid: 1_340_00,
  back: [returnedInPaise, returningInPaise],
  due: 0,
});

/** ₹1,340.00 and ₹60.00 of margin, which the agent's customer pays online together. */
async function paidByCustomer({ isPaid = true } = {}): Promise<Ordered> {
  const trade = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(app, trade.buyer, trade.lines, true);
  const { txnid, fields } = await started(app, { as: trade.buyer, masterId });
  if (isPaid) {
    await pay(app, fields, "success", { fault: "drop" });
    await app.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  }
  return { ...trade, orderId: orderIds[0] ?? "" };
}

/** ₹1,340.00, paid to the seller at the door; ₹60.00 of margin collected by the agent. */
async function paidInCash(): Promise<Ordered> {
  const order = await desk.aPaidOrder();
  return order;
}

const grant = ({ orderId }: Ordered, amountInPaise: number) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "Short weight" } },
    { as: finance },
  );

/** Finance sends the refunds of an order that are open, and finds them in the bank's statement. */
async function sendRefunds({ orderId }: Ordered, reference: string): Promise<void> {
  const { data } = await app.call(listRefunds, { query: {} }, { as: finance });
  const open = data.refunds.filter((refund) => refund.orderId === orderId);
  const move = (refundId: number, body: Parameters<typeof app.call<typeof moveRefund>>[1]["body"]) =>
    app.call(moveRefund, { params: { refundId }, body }, { as: finance });
  for (const { refundId, status } of open) {
    if (status === "to-approve") await move(refundId, { action: "APPROVE" });
    await move(refundId, { action: "SEND", reference: `${reference}${refundId}` });
    expect((await move(refundId, { action: "CONFIRM" })).status).toBe(201);
  }
}

test("[ORD-033] [R24] money that is refunded without packs: the order says what is on its way, then what went back, and what the customer pays in the end", async () => {
  const order = await paidInCash();
  expect((await detailOf(order)).refund).toBeNull();
  expect(await paymentOf(order)).toEqual(allPaidInCash(1_340_00, 0, 0));
  await grant(order, 100_00);
  const before = await detailOf(order);
  expect(before).toMatchObject({ totalAmount: 1340, totalCommission: 60 });
  expect(before.refund).toEqual({
    returned: 0,
    returning: 100,
    apart: 0,
    ...nothingDropped,
    finalPrice: 1300,
  });
  expect(await paymentOf(order)).toEqual(allPaidInCash(1_340_00, 0, 100_00));
  await sendRefunds(order, "NEFT-901");
  expect((await detailOf(order)).refund).toEqual({
    returned: 100,
    returning: 0,
    apart: 0,
    ...nothingDropped,
    finalPrice: 1300,
  });
  expect(await paymentOf(order)).toEqual(allPaidInCash(1_340_00, 100_00, 0));
});

test("[ORD-033] packs that come back are in the total already: what goes back for them is said, and the price is the same in the end", async () => {
  const order = await paidInCash();
  await giveBack(order, 1, 0);
  const detail = await detailOf(order);
  expect(detail).toMatchObject({ totalAmount: 840, totalCommission: 35 });
  expect(detail.refund).toEqual({
    returned: 0,
    returning: 500,
    apart: 500,
    ...nothingDropped,
    finalPrice: 875,
  });
  expect(await paymentOf(order)).toEqual(allPaidInCash(840_00, 0, 500_00));
  await grant(order, 40_00);
  expect((await detailOf(order)).refund).toEqual({
    returned: 0,
    returning: 540,
    ...{ apart: 500, ...nothingDropped, finalPrice: 835 },
  });
});

test("[ORD-033] a margin that goes back with the money is out of the price already: what the customer pays in the end is what is left of his payment", async () => {
  const order = await paidByCustomer();
  await desk.delivered(order);
  expect((await grant(order, 1_365_50)).status).toBe(201);
  const detail = await detailOf(order);
  expect(detail).toMatchObject({ totalAmount: 1340, totalCommission: 34.5, marginGivenBack: 25.5 });
  expect(detail.refund).toEqual({
    returned: 0,
    returning: 1365.5,
    apart: 25.5,
    ...nothingDropped,
    finalPrice: 34.5,
  });
});

/** The buyer gives so many packs of each product back, and the seller takes them. */
async function giveBack(order: Ordered, ones: number, twos: number): Promise<void> {
  const lines = [
    { listingId: order.one, quantity: ones },
    { listingId: order.two, quantity: twos },
  ].filter(({ quantity }) => quantity > 0);
  const body = { lines, reasonCode: "damaged" as const };
  await app.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  await desk.decide(order, true);
}

/** What the shown price, less all that the page says of it, comes to. */
function explained({ totalAmount, totalCommission, refund }: Awaited<ReturnType<typeof detailOf>>): number {
  if (!refund) return totalAmount + totalCommission;
  const { returned, returning, apart, marginDropped, neverPaid } = refund;
  return totalAmount + totalCommission - returned - returning + apart - marginDropped - neverPaid;
}

test("[ORD-033] of an order that came back as a whole everything is returned, its margin is no longer charged, and its customer pays nothing in the end", async () => {
  const order = await paidInCash();
  await giveBack(order, 2, 1);
  const detail = await detailOf(order);
  expect(detail.refund).toEqual({
    ...{ returned: 0, returning: 1340, apart: 0 },
    ...{ marginDropped: 60, neverPaid: 0, finalPrice: 0 },
  });
  expect(explained(detail)).toBe(0);
});

test("[ORD-033] where packs came back before the rest did, and where not all was paid, the rows below the price still lead to nothing", async () => {
  const byParts = await paidInCash();
  await giveBack(byParts, 1, 0);
  await giveBack(byParts, 1, 1);
  const parts = await detailOf(byParts);
  expect(parts.refund).toEqual({
    ...{ returned: 0, returning: 1340, apart: 500 },
    ...{ marginDropped: 35, neverPaid: 0, finalPrice: 0 },
  });
  const cash = await cashDesk(app);
  const partPaid = await cash.delivered();
  await cash.sayPaid(partPaid, 300_00);
  await cash.decideClaim(await cash.claimOf(partPaid, 300_00), true, partPaid.seller);
  await giveBack(partPaid, 2, 1);
  const partly = await detailOf(partPaid);
  expect(partly.refund).toEqual({
    ...{ returned: 0, returning: 300, apart: 0 },
    ...{ marginDropped: 60, neverPaid: 1040, finalPrice: 0 },
  });
  expect([explained(parts), explained(partly)]).toEqual([0, 0]);
});

test("[R24] the payment details of an order whose margin the customer pays online hold the margin in all they say, so that they add up at every moment", async () => {
  const open = await paidByCustomer({ isPaid: false });
  const charged = [1_340_00, 60_00];
  expect(await paymentOf(open)).toEqual({ charged, paid: 0, back: [0, 0], due: 1_400_00 });
  const order = await paidByCustomer();
  expect(await paymentOf(order)).toEqual({ charged, paid: 1_400_00, back: [0, 0], due: 0 });
  await desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  expect(await paymentOf(order)).toEqual({ charged, paid: 1_400_00, back: [0, 1_400_00], due: 0 });
  const partly = await paidByCustomer();
  await desk.delivered(partly);
  await giveBack(partly, 1, 0);
  expect(await paymentOf(partly)).toEqual({
    charged: [840_00, 35_00],
    paid: 1_400_00,
    back: [0, 525_00],
    due: 0,
  });
});
