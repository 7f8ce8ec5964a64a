import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { recordPayment } from "#features/payments/contract/payments.ts";
import {
  findOrders,
  listStuckOrders,
  moveForSupport,
  readOrderForSupport,
  retryRefund,
  type SupportMove,
} from "#features/support/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { moveRefund, type RefundAction } from "../../contract/refunds.ts";
import { confirmCashOfOrder } from "../../contract/seller-orders.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let support: string;
let finance: string;
let supportName: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  desk = tradeDesk(app);
  supportName = "Sarita";
  support = (await aPerson(app, { firstName: supportName, roles: ["support"] })).cookie;
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

const read = (orderId: string) => app.call(readOrderForSupport, { params: { orderId } }, { as: support });
const move = (orderId: string, body: SupportMove) =>
  app.call(moveForSupport, { params: { orderId }, body }, { as: support });
const stuck = async () => (await app.call(listStuckOrders, {}, { as: support })).data.orders;
const found = async (q: string) => {
  const { data } = await app.call(findOrders, { query: { q } }, { as: support });
  return data.orders.map(({ orderId }) => orderId);
};

async function notDelivered(): Promise<Ordered> {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.sentOut(order);
  const why = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
  await desk.move(order.seller, order.orderId, why);
  return order;
}

/** A returned order whose refund finance has sent and the bank has sent back. */
async function refundFailed() {
  const order = await desk.aPaidOrder();
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  const refundId = (await read(order.orderId)).data.refunds[0]?.refundId ?? 0;
  const step = (action: RefundAction, reference?: string) =>
    app.call(
      moveRefund,
      { params: { refundId }, body: { action, ...(reference && { reference }) } },
      { as: finance },
    );
  await step("APPROVE");
  await step("SEND", `UTR88${refundId}`);
  await step("FAIL");
  return { ...order, refundId };
}

test("support finds an order by its number, by that of its master order, and by the mobile number of who calls", async () => {
  const trade = await desk.aTrade();
  const older = await desk.anOrderOf(trade);
  const { orderId } = await desk.anOrderOf(trade);
  const { data } = await read(orderId);
  expect(await found(`#${orderId}`)).toEqual([orderId]);
  expect(await found(data.masterId)).toEqual([orderId]);
  expect(await found(data.buyerPhone)).toEqual([orderId, older.orderId]);
  expect(await found(`+91 ${data.buyerPhone.slice(0, 5)} ${data.buyerPhone.slice(5)}`)).toHaveLength(2);
  expect(await found(data.phone)).toContain(orderId);
  expect(await found("6999999999")).toEqual([]);
  expect(await found("no such order")).toEqual([]);
});

test("support sees the whole order: both sides, packs, sums, every move with who made it and why, and what it may do", async () => {
  const order = await notDelivered();
  const { data } = await read(order.orderId);
  expect(data).toMatchObject({
    state: "DELIVERY_FAILED",
    actions: ["SEND_OUT", "TAKE_BACK"],
    totalInPaise: 1_340_00,
    marginInPaise: 60_00,
    refunds: [],
    farmer: null,
    shipment: { carrier: "Speed Post" },
  });
  expect(data.lines.map(({ batchNumber }) => batchNumber)).toEqual(["B-77", "B-77"]);
  expect(data.history.map(({ action }) => action)).toEqual([
    "FAIL_DELIVERY",
    "SEND_OUT",
    "DISPATCH",
    "PACK",
    "ACCEPT",
    "PLACE",
  ]);
  expect(data.history[0]).toMatchObject({
    actorKind: "seller",
    reason: "Nobody at home",
    state: "DELIVERY_FAILED",
  });
});

test("what nobody could deliver support sends out again with a new code, and the seller is told", async () => {
  const order = await notDelivered();
  const oldCode = await desk.codeOf(order.orderId);
  expect((await stuck()).map(({ orderId }) => orderId)).toContain(order.orderId);
  const sent = await move(order.orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  expect([sent.status, sent.data.state, sent.data.actions]).toEqual([
    201,
    "OUT_FOR_DELIVERY",
    ["DELIVER", "FAIL_DELIVERY"],
  ]);
  expect(sent.data.history[0]).toMatchObject({ actorKind: "support", actorName: supportName });
  expect(await desk.codeOf(order.orderId)).not.toBe(oldCode);
  expect((await stuck()).map(({ orderId }) => orderId)).not.toContain(order.orderId);
  const { data } = await app.call(listNotifications, { query: {} }, { as: order.seller });
  expect(JSON.stringify(data)).toContain(`#${order.orderId}: Send out for delivery (Santha support)`);
});

test("a parcel that came back is taken back: whole packs are for sale again, opened ones are not", async () => {
  for (const isSellable of [true, false]) {
    const order = await notDelivered();
    const back = await move(order.orderId, { action: "TAKE_BACK", from: "DELIVERY_FAILED", isSellable });
    expect([back.status, back.data.state, back.data.isCancelled]).toEqual([201, "ORD_CANCELLED", true]);
    expect((await desk.stock(order.one))[0]).toBe(isSellable ? 10 : 8);
  }
});

test("support cancels for a buyer who calls, with the reason in the history, and not without one", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  expect((await read(order.orderId)).data.actions).toEqual(["CANCEL_ORDER"]);
  const wish = { action: "CANCEL_ORDER", from: "ORD_PLACED" } as const;
  const silent = await move(order.orderId, { ...wish, reason: " " });
  expect([silent.status, Object.keys(silent.fields ?? {})]).toEqual([422, ["reason"]]);
  const { data } = await move(order.orderId, { ...wish, reason: "The buyer has called" });
  expect([data.state, data.actions]).toEqual(["ORD_CANCELLED", []]);
  const told = data.history.find(({ action }) => action === "CANCEL_ORDER");
  expect(told).toMatchObject({ actorKind: "support", reason: "The buyer has called" });
});

test("a refund that failed goes to finance again, once, and the order with it", async () => {
  const { orderId, refundId } = await refundFailed();
  const { data } = await read(orderId);
  expect([data.state, data.refunds]).toMatchObject([
    "REFUND_FAILED",
    [{ status: "failed", isRetryable: true }],
  ]);
  expect((await stuck()).find((each) => each.orderId === orderId)?.failedRefundInPaise).toBe(1_340_00);
  const retry = () => app.call(retryRefund, { params: { refundId } }, { as: support });
  const answers = await Promise.all([retry(), retry(), retry()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const after = (await read(orderId)).data;
  expect([after.state, after.refunds[0]]).toMatchObject([
    "SETTLEMENT_APPROVAL_INP",
    { status: "to-approve", isRetryable: false, reference: null },
  ]);
  expect((await stuck()).map((each) => each.orderId)).not.toContain(orderId);
});

test("of support and seller who act on a failed delivery at once one wins, and stock and history follow him alone", async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await notDelivered();
    const { orderId, one } = order;
    const from = "DELIVERY_FAILED";
    const [bySupport, bySeller] = await Promise.all([
      move(orderId, { action: "TAKE_BACK", from, isSellable: true }),
      desk.move(order.seller, orderId, { action: "SEND_OUT", from }),
    ]);
    expect([bySupport.status, bySeller.status].toSorted()).toEqual([201, 409]);
    const isBack = bySupport.status === 201;
    const { data } = await read(orderId);
    expect(data.state).toBe(isBack ? "ORD_CANCELLED" : "OUT_FOR_DELIVERY");
    expect((await desk.stock(one))[0]).toBe(isBack ? 10 : 8);
    const after = data.history.slice(
      0,
      data.history.findIndex(({ action }) => action === "FAIL_DELIVERY"),
    );
    expect(after.map(({ action }) => action)).toEqual(isBack ? ["CLOSE", "TAKE_BACK"] : ["SEND_OUT"]);
  }
});

test("a move from where the order does not stand, or that the table does not give support, is refused", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const early = await move(order.orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  const wrong = await move(order.orderId, { action: "SEND_OUT", from: "ORD_PLACED" });
  expect([early.code, wrong.code]).toEqual(["orders/not-possible", "orders/not-possible"]);
  expect((await read("9-9")).code).toBe("orders/not-found");
});

test("support reads what a buyer has entered as paid until it is decided: cash until its seller has said what he took", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { orderId } = order;
  await desk.delivered(order);
  const entered = async () => (await read(orderId)).data.entered;
  expect(await entered()).toEqual([]);
  const body = { amountInPaise: 940_00, paidThrough: "Cash", reference: "At the door" } as const;
  await app.call(recordPayment, { params: { orderId }, body }, { as: order.buyer });
  expect(await entered()).toEqual([
    {
      ...{ claimId: expect.any(Number), amountInPaise: 940_00, paidThrough: "Cash" },
      ...{ reference: "At the door", enteredAt: app.clock.now().getTime() },
    },
  ]);
  await app.call(confirmCashOfOrder, { params: { orderId }, body: {} }, { as: order.seller });
  expect(await entered()).toEqual([]);
});
