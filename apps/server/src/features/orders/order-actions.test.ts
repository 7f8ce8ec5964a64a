import { placeOrder } from "@santha/contract/checkout";
import { readEarnings } from "@santha/contract/earnings";
import {
  decideTransfer,
  listRefunds,
  listSettlements,
  listTransfers,
  moveRefund,
  moveSettlement,
} from "@santha/contract/finance";
import { actOnOrder, cancelLines, requestReturn } from "@santha/contract/order-actions";
import { listOrders, orderDetail } from "@santha/contract/orders";
import { claimTransfer } from "@santha/contract/payments";
import {
  confirmCashOfOrder,
  listSellerOrders,
  moveSellerOrder,
  readSellerOrder,
  type SellerMove,
} from "@santha/contract/seller-orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestApp, testApp } from "#test/app";
import { aPerson, aProduct, aSeller } from "#test/builders";
import { anOrder, readyToPlace } from "#test/shopping";
import { features } from "../../app.ts";

const day = 86_400_000;
let app: TestApp;
let finance: string;
beforeAll(async () => {
  app = await testApp();
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

/** An agent, a seller with a session, and two products of his: ₹500.00 and ₹300.00, with margins of ₹25.00 and ₹10.00. */
async function aTrade() {
  const agent = await aPerson(app, { roles: ["agent"] });
  const person = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: person.profileId });
  const one = await aProduct(app, { sellerId, priceInPaise: 500_00, commissionInPaise: 25_00, onHand: 10 });
  const two = await aProduct(app, { sellerId, priceInPaise: 300_00, commissionInPaise: 10_00, onHand: 10 });
  const lines = [
    { listingId: one.listingId, quantity: 2 },
    { listingId: two.listingId, quantity: 1 },
  ];
  return { buyer: agent.cookie, seller: person.cookie, one: one.listingId, two: two.listingId, lines };
}
type Trade = Awaited<ReturnType<typeof aTrade>>;

/** ₹1,340.00 with ₹40.00 shipping, cash on delivery. */
async function anOrderOf(trade: Trade) {
  const { orderIds } = await anOrder(app, { as: trade.buyer, lines: trade.lines });
  return { ...trade, orderId: orderIds[0] ?? "" };
}
type Ordered = Awaited<ReturnType<typeof anOrderOf>>;

const act = (as: string, orderId: string, action: string) =>
  app.call(actOnOrder, { params: { orderId }, query: { action } }, { as });
const move = (as: string, orderId: string, wish: SellerMove) =>
  app.call(moveSellerOrder, { params: { orderId }, body: wish }, { as });
const read = async (as: string, orderId: string) =>
  (await app.call(readSellerOrder, { params: { orderId } }, { as })).data;
const stock = async (listingId: number) => {
  const { rows } = await sql<{ on_hand: number; allocated: number }>`
    select on_hand, allocated from listings where id = ${listingId}`.execute(app.platform.database);
  return [rows[0]?.on_hand, rows[0]?.allocated];
};
const ledgerOf = async (orderId: string) => {
  const { rows } = await sql<{ account: string; total: number }>`
    select account, sum(amount_in_paise)::bigint as total from ledger_entries where order_id = ${orderId}
    group by account having sum(amount_in_paise) <> 0 order by account`.execute(app.platform.database);
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
};
const codeOf = async (orderId: string) =>
  (
    await app.platform.database
      .selectFrom("orders")
      .select("delivery_code")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow()
  ).delivery_code ?? "";

async function packed({ seller, orderId, one, two }: Ordered) {
  expect((await move(seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" })).status).toBe(201);
  const batches = [one, two].map((listingId) => ({
    listingId,
    batchNumber: "B-77",
    expiresOn: "2027-01-31",
  }));
  const pack = { action: "PACK", from: "SELLER_ACCEPTED", batches } as const;
  expect((await move(seller, orderId, pack)).status).toBe(201);
}
async function sentOut(order: Ordered) {
  await packed(order);
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  await move(order.seller, order.orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  await move(order.seller, order.orderId, { action: "SEND_OUT", from: "DISPATCHED" });
}
async function delivered(order: Ordered) {
  await sentOut(order);
  const code = await codeOf(order.orderId);
  const done = await move(order.seller, order.orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
  expect(done.data.state).toBe("DELIVERED");
}
const paidAtTheDoor = async (order: Ordered) => {
  await delivered(order);
  const cash = await app.call(
    confirmCashOfOrder,
    { params: { orderId: order.orderId } },
    { as: order.seller },
  );
  expect([cash.status, cash.data.balanceInPaise, cash.data.isCashOpen]).toEqual([201, 0, false]);
};
async function refundOf(orderId: string) {
  const { data } = await app.call(listRefunds, {}, { as: finance });
  return data.refunds.find((refund) => refund.orderId === orderId);
}
async function sendRefund(orderId: string) {
  const refundId = (await refundOf(orderId))?.refundId ?? 0;
  const step = async (action: "APPROVE" | "SEND" | "CONFIRM", reference?: string) =>
    app.call(
      moveRefund,
      { params: { refundId }, body: { action, ...(reference && { reference }) } },
      { as: finance },
    );
  expect((await step("APPROVE")).data).toEqual({ refundId, status: "to-send" });
  expect((await step("SEND")).fields).toHaveProperty("reference");
  expect((await step("SEND", `NEFT${refundId}`)).status).toBe(201);
  expect((await step("CONFIRM")).status).toBe(201);
  expect((await step("CONFIRM")).status).toBe(409);
}

test("[API-025] [API-026] [API-027] [API-045] [ORD-057] the order-action call takes the key in the query with an empty body and answers CREATED with JSON text", async () => {
  const { buyer, orderId, one } = await anOrderOf(await aTrade());
  const url = `/rest/v1/farmerstore/orders/${orderId}?action=CANCEL_ORDER`;
  expect(await stock(one)).toEqual([10, 2]);
  const answer = await app.app.inject({ method: "PUT", url, headers: { cookie: buyer } });
  const { code, data } = answer.json();
  expect([answer.statusCode, code, typeof data]).toEqual([201, "CREATED", "string"]);
  const order = z.parse(orderDetail, JSON.parse(data));
  expect(order).toMatchObject({
    orderId,
    cancelled: true,
    balanceAmount: 0,
    stateInfo: { currentState: "ORD_CANCELLED", buyerActions: [] },
  });
  expect(await stock(one)).toEqual([10, 0]);
  expect(await ledgerOf(orderId)).toEqual({});
  expect((await app.call(readEarnings, { query: {} }, { as: buyer })).data).toMatchObject({
    pendingEarnings: 0,
  });
  for (const action of ["CANCEL_ORDER", "ACCEPT", "CLOSE", "RAISE_TICKET"]) {
    const again = await act(buyer, orderId, action);
    expect([again.status, again.code]).toEqual([409, "orders/not-possible"]);
  }
});

test("[SELL-004] the seller sees what he has received with what is next, and brings it to the buyer step by step", async () => {
  const order = await anOrderOf(await aTrade());
  const { seller, orderId } = order;
  const { data } = await app.call(listSellerOrders, { query: {} }, { as: seller });
  expect([data.counts, data.orders.map((tile) => tile.orderId)]).toEqual([{ new: 1 }, [orderId]]);
  expect((await read(seller, orderId)).actions).toEqual(["ACCEPT", "REJECT"]);
  await sentOut(order);
  expect(await read(seller, orderId)).toMatchObject({
    state: "OUT_FOR_DELIVERY",
    actions: ["DELIVER", "FAIL_DELIVERY"],
    isCashOpen: true,
    shipment: { carrier: "Speed Post", trackingNumber: "EA123456789IN" },
    lines: [{ batchNumber: "B-77", expiresOn: "2027-01-31" }, {}],
  });
  const code = await codeOf(orderId);
  const wrong = code === "0000" ? "0001" : "0000";
  const deliver = (said: string) =>
    move(seller, orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code: said });
  for (let tries = 0; tries < 5; tries += 1) expect((await deliver(wrong)).fields).toHaveProperty("code");
  expect((await deliver(code)).code).toBe("orders/code-tried-too-often");
  const failed = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
  expect((await move(seller, orderId, failed)).data).toMatchObject({
    state: "DELIVERY_FAILED",
    reason: "Nobody at home",
  });
  await move(seller, orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  expect((await deliver(await codeOf(orderId))).data.state).toBe("DELIVERED");
  expect(
    (await app.call(listSellerOrders, { query: { group: "delivered" } }, { as: seller })).data.orders,
  ).toHaveLength(1);
  expect(
    (await app.call(listSellerOrders, { query: { number: "999" } }, { as: seller })).data.orders,
  ).toEqual([]);
});

test("packing asks for batch and expiry day of every line, and says beside which line one is missing", async () => {
  const { seller, orderId, one, two } = await anOrderOf(await aTrade());
  await move(seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  const pack = (batches: { listingId: number; batchNumber: string; expiresOn: string | null }[]) =>
    move(seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches });
  const batch = { batchNumber: "B1", expiresOn: "2027-01-31" };
  expect((await pack([{ listingId: one, ...batch }])).fields).toHaveProperty(`batchNumber.${two}`);
  const old = await pack([
    { listingId: one, ...batch },
    { listingId: two, batchNumber: "B1", expiresOn: "2026-07-14" },
  ]);
  expect(old.fields).toHaveProperty(`expiresOn.${two}`);
  expect((await read(seller, orderId)).state).toBe("SELLER_ACCEPTED");
});

test("once packed a cancellation is a request that the seller decides", async () => {
  const order = await anOrderOf(await aTrade());
  const { buyer, seller, orderId, one } = order;
  await packed(order);
  await act(buyer, orderId, "CANCEL_ORDER");
  expect((await read(seller, orderId)).actions).toEqual(["APPROVE_CANCEL", "REJECT_CANCEL"]);
  expect(JSON.parse((await act(buyer, orderId, "WITHDRAW_CANCEL")).data).stateInfo.currentState).toBe(
    "PACKED",
  );
  await act(buyer, orderId, "CANCEL_ORDER");
  await move(seller, orderId, {
    action: "REJECT_CANCEL",
    from: "CANCEL_REQUESTED",
    reason: "Already loaded",
  });
  await act(buyer, orderId, "CANCEL_ORDER");
  await move(seller, orderId, { action: "APPROVE_CANCEL", from: "CANCEL_REQUESTED" });
  expect(await read(seller, orderId)).toMatchObject({
    state: "ORD_CANCELLED",
    isCancelled: true,
    actions: [],
  });
  expect([await stock(one), await ledgerOf(orderId)]).toEqual([[10, 0], {}]);
});

test("packs are taken out of an order before packing: lines, sums, stock, debt and margin are what is left", async () => {
  const { buyer, seller, orderId, one, two } = await anOrderOf(await aTrade());
  const cancel = (lines: { listingId: number; quantity: number }[]) =>
    app.call(cancelLines, { params: { orderId }, body: { lines, reason: "Too much" } }, { as: buyer });
  expect((await cancel([{ listingId: one, quantity: 3 }])).code).toBe("orders/not-so-many");
  const all = [
    { listingId: one, quantity: 2 },
    { listingId: two, quantity: 1 },
  ];
  expect((await cancel(all)).code).toBe("orders/whole-order");
  expect((await cancel([{ listingId: one, quantity: 1 }])).data).toEqual({ orderId, totalInPaise: 840_00 });
  expect((await cancel([{ listingId: two, quantity: 1 }])).data).toEqual({ orderId, totalInPaise: 540_00 });
  expect(await read(seller, orderId)).toMatchObject({
    totalInPaise: 540_00,
    balanceInPaise: 540_00,
    lines: [{ quantity: 1 }],
  });
  expect([await stock(one), await stock(two)]).toEqual([
    [10, 1],
    [10, 0],
  ]);
  expect(await ledgerOf(orderId)).toEqual({
    "agent-margin-pending": 25_00,
    "buyer-receivable": 540_00,
    "margin-collected-by-agent": -25_00,
    "seller-due": -540_00,
  });
});

test("a paid order that is returned in full is refunded once: approved, sent under the bank's number, confirmed", async () => {
  const order = await anOrderOf(await aTrade());
  const { buyer, seller, orderId, one } = order;
  await paidAtTheDoor(order);
  expect((await app.call(readEarnings, { query: {} }, { as: buyer })).data).toMatchObject({
    totalEarnings: 60,
  });
  await act(buyer, orderId, "REQUEST_RETURN");
  expect((await read(seller, orderId)).actions).toEqual(["ACCEPT_RETURN", "REJECT_RETURN"]);
  await move(seller, orderId, { action: "ACCEPT_RETURN", from: "RETURN_REQUESTED", isSellable: true });
  expect((await app.call(readEarnings, { query: {} }, { as: buyer })).data).toMatchObject({
    totalEarnings: 0,
    pendingEarnings: 0,
  });
  const tile = async () => (await app.call(listOrders, { query: {} }, { as: buyer })).data.orders[0];
  expect(await tile()).toMatchObject({
    cancelled: true,
    balanceAmount: 0,
    stateInfo: { currentState: "SETTLEMENT_APPROVAL_INP" },
  });
  expect(await refundOf(orderId)).toMatchObject({
    amountInPaise: 1_340_00,
    isWhole: true,
    status: "to-approve",
  });
  await sendRefund(orderId);
  expect((await tile())?.stateInfo.currentState).toBe("ORD_REFUNDED");
  expect([await refundOf(orderId), await stock(one)]).toEqual([undefined, [10, 0]]);
  expect(await ledgerOf(orderId)).toEqual({ "cash-with-seller": 1_340_00, "platform-bank": -1_340_00 });
});

test("some packs given back are refunded and the rest stays delivered; the window of a return is seven days", async () => {
  const order = await anOrderOf(await aTrade());
  const { buyer, seller, orderId, one } = order;
  await paidAtTheDoor(order);
  const back = (lines: { listingId: number; quantity: number }[]) =>
    app.call(requestReturn, { params: { orderId }, body: { lines, reason: "Bags are torn" } }, { as: buyer });
  expect((await back([{ listingId: one, quantity: 1 }])).data.state).toBe("RETURN_REQUESTED");
  expect(await read(seller, orderId)).toMatchObject({
    reason: "Bags are torn",
    returned: [{ listingId: one, quantity: 1 }],
    actions: ["ACCEPT_PART", "REJECT_RETURN"],
  });
  await move(seller, orderId, { action: "ACCEPT_PART", from: "RETURN_REQUESTED", isSellable: false });
  expect(await read(seller, orderId)).toMatchObject({
    state: "DELIVERED",
    totalInPaise: 840_00,
    balanceInPaise: 0,
  });
  expect(await stock(one)).toEqual([8, 0]);
  expect(await refundOf(orderId)).toMatchObject({ amountInPaise: 500_00, isWhole: false });
  await sendRefund(orderId);
  expect((await app.call(readEarnings, { query: {} }, { as: buyer })).data).toMatchObject({
    totalEarnings: 35,
  });
  app.clock.advance(7 * day + 1);
  expect((await back([{ listingId: one, quantity: 1 }])).code).toBe("orders/not-possible");
});

/** An order to be paid by bank transfer, with the transfer entered. */
async function aTransfer(trade: Trade, utr: string) {
  const { fingerprint } = await readyToPlace(app, { as: trade.buyer, lines: trade.lines });
  const { data } = await app.call(
    placeOrder,
    { body: { paymentMode: "Bank Transfer", fingerprint } },
    { as: trade.buyer },
  );
  const { masterId } = data;
  await app.call(claimTransfer, { params: { masterId }, body: { utr } }, { as: trade.buyer });
  return { ...trade, masterId, orderId: data.orderIds[0] ?? "" };
}
const decide = (masterId: string, reference: string, isReceived: boolean) =>
  app.call(decideTransfer, { params: { masterId }, body: { reference, isReceived } }, { as: finance });

test("finance finds a transfer: the order goes to its seller, once, however many press", async () => {
  const { masterId, orderId, seller } = await aTransfer(await aTrade(), "412345678901");
  const { transfers } = (await app.call(listTransfers, {}, { as: finance })).data;
  expect(transfers).toMatchObject([
    { masterId, reference: "412345678901", amountInPaise: 1_340_00, orderIds: [orderId] },
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => decide(masterId, "412345678901", true)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  expect(await read(seller, orderId)).toMatchObject({ state: "ORD_PLACED", balanceInPaise: 0 });
  await move(seller, orderId, { action: "REJECT", from: "ORD_PLACED", reason: "Out of stock" });
  expect(await refundOf(orderId)).toMatchObject({ amountInPaise: 1_340_00, paymentMode: "Bank Transfer" });
});

test("money for an order that is over comes back; a transfer that is not found counts for nothing", async () => {
  const trade = await aTransfer(await aTrade(), "412345678902");
  await act(trade.buyer, trade.orderId, "CANCEL_ORDER");
  expect((await decide(trade.masterId, "412345678902", true)).status).toBe(201);
  expect(await refundOf(trade.orderId)).toMatchObject({ amountInPaise: 1_340_00, status: "to-approve" });
  await sendRefund(trade.orderId);
  expect(await ledgerOf(trade.orderId)).toEqual({});
  const other = await aTransfer(await aTrade(), "412345678903");
  await decide(other.masterId, "412345678903", false);
  const list = await app.call(listOrders, { query: {} }, { as: other.buyer });
  expect(list.data.orders[0]).toMatchObject({
    balanceAmount: 1340,
    stateInfo: { currentState: "PAYMENT_PENDING" },
  });
});

test("the clock ends what nobody answers, and settles what can no longer come back; finance pays the seller", async () => {
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "orders/move-by-clock");
  const unanswered = await anOrderOf(await aTrade());
  const undecided = await anOrderOf(await aTrade());
  await packed(undecided);
  await act(undecided.buyer, undecided.orderId, "CANCEL_ORDER");
  const done = await anOrderOf(await aTrade());
  await paidAtTheDoor(done);
  app.clock.advance(8 * day);
  await job?.run(app.platform, null);
  expect((await read(unanswered.seller, unanswered.orderId)).state).toBe("ORD_CANCELLED");
  expect((await read(undecided.seller, undecided.orderId)).state).toBe("ORD_CANCELLED");
  const { orderId } = done;
  const settle = (body: Parameters<typeof app.call<typeof moveSettlement>>[1]["body"]) =>
    app.call(moveSettlement, { params: { orderId }, body }, { as: finance });
  const { settlements } = (await app.call(listSettlements, {}, { as: finance })).data;
  expect(settlements.find((one) => one.orderId === orderId)).toMatchObject({
    dueInPaise: 0,
    totalInPaise: 1_340_00,
    isApproved: false,
  });
  expect((await settle({ action: "PAY_OUT", reference: "NEFT1234" })).status).toBe(409);
  expect((await settle({ action: "APPROVE_SETTLEMENT" })).data.state).toBe("SETTLEMENT_INP");
  expect((await settle({ action: "PAY_OUT", reference: "NEFT1234" })).data.state).toBe("SETTLED");
  const {
    "agent-margin-earned": earned,
    "margin-collected-by-agent": from,
    ...rest
  } = await ledgerOf(orderId);
  expect([earned, from, rest]).toEqual([60_00, -60_00, {}]);
});
