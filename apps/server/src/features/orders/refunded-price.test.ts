import { listRefunds, moveRefund } from "@santha/contract/finance";
import { checkPayment, refundOrder } from "@santha/contract/online-payments";
import { requestReturn } from "@santha/contract/order-requests";
import { orderDetail, readOrder } from "@santha/contract/orders";
import { readPayment } from "@santha/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestApp, testApp } from "#test/app";
import { aPerson } from "#test/builders";
import { orderOnline, pay, started } from "#test/online-payments";
import { type Ordered, tradeDesk } from "#test/trade";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

async function detailOf({ orderId, buyer }: Ordered) {
  const asked = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
  return z.parse(orderDetail, JSON.parse((await app.call(readOrder, asked, { as: buyer })).data));
}

async function paymentOf({ orderId, buyer }: Ordered) {
  const { data } = await app.call(readPayment, { params: { orderId } }, { as: buyer });
  const { totalInPaise, paidInPaise, returnedInPaise, returningInPaise, balanceInPaise } = data;
  return [totalInPaise, paidInPaise, returnedInPaise, returningInPaise, balanceInPaise];
}

/** ₹1,340.00, paid to the seller at the door; ₹60.00 of margin collected by the agent. */
async function paidInCash(): Promise<Ordered> {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
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
  expect(await paymentOf(order)).toEqual([1_340_00, 1_340_00, 0, 0, 0]);
  await grant(order, 100_00);
  const before = await detailOf(order);
  expect(before).toMatchObject({ totalAmount: 1340, totalCommission: 60 });
  expect(before.refund).toEqual({ returned: 0, returning: 100, apart: 0, finalPrice: 1300 });
  expect(await paymentOf(order)).toEqual([1_340_00, 1_340_00, 0, 100_00, 0]);
  await sendRefunds(order, "NEFT-901");
  expect((await detailOf(order)).refund).toEqual({ returned: 100, returning: 0, apart: 0, finalPrice: 1300 });
  expect(await paymentOf(order)).toEqual([1_340_00, 1_340_00, 100_00, 0, 0]);
});

test("[ORD-033] packs that come back are in the total already: what goes back for them is said, and the price is the same in the end", async () => {
  const order = await paidInCash();
  const body = { lines: [{ listingId: order.one, quantity: 1 }], reasonCode: "damaged" as const };
  await app.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  await desk.decide(order, true);
  const detail = await detailOf(order);
  expect(detail).toMatchObject({ totalAmount: 840, totalCommission: 35 });
  expect(detail.refund).toEqual({ returned: 0, returning: 500, apart: 500, finalPrice: 875 });
  expect(await paymentOf(order)).toEqual([840_00, 1_340_00, 0, 500_00, 0]);
  await grant(order, 40_00);
  expect((await detailOf(order)).refund).toEqual({
    returned: 0,
    returning: 540,
    apart: 500,
    finalPrice: 835,
  });
});

test("[ORD-033] a margin that goes back with the money is out of the price already: what the customer pays in the end is what is left of his payment", async () => {
  const trade = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(app, trade.buyer, trade.lines, true);
  const { txnid, fields } = await started(app, { as: trade.buyer, masterId });
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  const order = { ...trade, orderId: orderIds[0] ?? "" };
  await desk.delivered(order);
  expect((await grant(order, 1_365_50)).status).toBe(201);
  const detail = await detailOf(order);
  expect(detail).toMatchObject({ totalAmount: 1340, totalCommission: 34.5, marginGivenBack: 25.5 });
  expect(detail.refund).toEqual({ returned: 0, returning: 1365.5, apart: 25.5, finalPrice: 34.5 });
});

test("[ORD-033] of an order that came back as a whole everything is returned, and its customer pays nothing in the end", async () => {
  const order = await paidInCash();
  const { one, two } = order;
  const lines = [
    { listingId: one, quantity: 2 },
    { listingId: two, quantity: 1 },
  ];
  const body = { lines, reasonCode: "damaged" as const };
  await app.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  await desk.decide(order, true);
  const detail = await detailOf(order);
  expect(detail.refund).toEqual({ returned: 0, returning: 1340, apart: 0, finalPrice: 0 });
});
