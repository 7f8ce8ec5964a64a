import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { features } from "#engine/server/app.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { readEarnings } from "#features/earnings/contract";
import { claimTransfer, recordPayment } from "#features/payments/contract/payments.ts";
import { decideTransfer, listTransfers } from "#features/payments/contract/received-money.ts";
import { listSettlements, moveSettlement } from "#features/settlements/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { type Trade, tradeDesk } from "#testing/shop/trade.ts";
import { cancelLines, requestReturn } from "../../contract/order-requests.ts";
import { listOrders, orderDetail } from "../../contract/orders.ts";
import { listRefunds, moveRefund } from "../../contract/refunds.ts";
import { listSellerOrders } from "../../contract/seller-orders.ts";

const day = 86_400_000;
let app: TestApp;
let finance: string;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

async function refundOf(orderId: string) {
  const { data } = await app.call(listRefunds, { query: {} }, { as: finance });
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
  const { buyer, orderId, one } = await desk.anOrderOf(await desk.aTrade());
  const url = `/rest/v1/farmerstore/orders/${orderId}?action=CANCEL_ORDER`;
  expect(await desk.stock(one)).toEqual([10, 2]);
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
  expect(await desk.stock(one)).toEqual([10, 0]);
  expect(await desk.ledgerOf(orderId)).toEqual({});
  expect((await app.call(readEarnings, { query: {} }, { as: buyer })).data).toMatchObject({
    pendingEarnings: 0,
  });
  for (const action of ["CANCEL_ORDER", "ACCEPT", "CLOSE", "RAISE_TICKET"]) {
    const again = await desk.act(buyer, orderId, action);
    expect([again.status, again.code]).toEqual([409, "orders/not-possible"]);
  }
});

test("[SELL-004] the seller sees what he has received with what is next, and brings it to the buyer step by step", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { seller, orderId } = order;
  const { data } = await app.call(listSellerOrders, { query: {} }, { as: seller });
  expect([data.counts, data.orders.map((tile) => tile.orderId)]).toEqual([{ new: 1 }, [orderId]]);
  expect((await desk.read(seller, orderId)).actions).toEqual(["ACCEPT", "REJECT"]);
  await desk.sentOut(order);
  expect(await desk.read(seller, orderId)).toMatchObject({
    state: "OUT_FOR_DELIVERY",
    actions: ["DELIVER", "FAIL_DELIVERY"],
    cashChoicesInPaise: [1_340_00],
    shipment: {
      carrier: "Speed Post",
      trackingNumber: "EA123456789IN",
      trackingUrl: "https://www.indiapost.gov.in/",
    },
    lines: [{ batchNumber: "B-77", expiresOn: "2027-01-31" }, {}],
  });
  const code = await desk.codeOf(orderId);
  const wrong = code === "0000" ? "0001" : "0000";
  const deliver = (said: string) =>
    desk.move(seller, orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code: said });
  for (let tries = 0; tries < 5; tries += 1) expect((await deliver(wrong)).fields).toHaveProperty("code");
  expect((await deliver(code)).code).toBe("orders/code-tried-too-often");
  const failed = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
  expect((await desk.move(seller, orderId, failed)).data).toMatchObject({
    state: "DELIVERY_FAILED",
    reason: "Nobody at home",
  });
  await desk.move(seller, orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  expect((await deliver(await desk.codeOf(orderId))).data.state).toBe("DELIVERED");
  expect(
    (await app.call(listSellerOrders, { query: { group: "delivered" } }, { as: seller })).data.orders,
  ).toHaveLength(1);
  expect(
    (await app.call(listSellerOrders, { query: { number: "999" } }, { as: seller })).data.orders,
  ).toEqual([]);
});

test("packing asks for batch and expiry day of every line, and says beside which line one is missing", async () => {
  const { seller, orderId, one, two } = await desk.anOrderOf(await desk.aTrade());
  await desk.move(seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  const pack = (batches: { listingId: number; batchNumber: string; expiresOn: string | null }[]) =>
    desk.move(seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches });
  const batch = { batchNumber: "B1", expiresOn: "2027-01-31" };
  expect((await pack([{ listingId: one, ...batch }])).fields).toHaveProperty(`batchNumber.${two}`);
  const old = await pack([
    { listingId: one, ...batch },
    { listingId: two, batchNumber: "B1", expiresOn: "2026-07-14" },
  ]);
  expect(old.fields).toHaveProperty(`expiresOn.${two}`);
  expect((await desk.read(seller, orderId)).state).toBe("SELLER_ACCEPTED");
});

test("what has expired since it was packed is not sent: the seller sends another batch, and what is on its way is delivered", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { seller, orderId, one } = order;
  await desk.move(seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  const { lines } = await desk.read(seller, orderId);
  const batchesOf = (batchNumber: string, expiresOn: string | null) =>
    lines.map(({ listingId }) => ({ listingId, batchNumber, expiresOn }));
  const batches = batchesOf("B-77", "2026-07-16");
  await desk.move(seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches });
  const before = app.clock.now();
  app.clock.set(new Date("2026-07-16T04:00:00Z"));
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  const dispatch = (batches?: { listingId: number; batchNumber: string; expiresOn: string | null }[]) =>
    desk.move(seller, orderId, {
      action: "DISPATCH",
      from: "PACKED",
      ...parcel,
      ...(batches && { batches }),
    });
  const refused = await dispatch();
  expect([refused.status, refused.code]).toEqual([422, "orders/batch-expired"]);
  expect(refused.fields?.[`expiresOn.${one}`]).toBe(
    `The expiry day of ${lines[0]?.title.en} is 16 Jul 2026: it cannot be sent any more. Enter the batch that you send instead. If you have none, ask Santha support to cancel the order.`,
  );
  const fresh = batchesOf("B-78", "2026-07-18");
  expect((await dispatch(fresh.slice(0, 1))).fields).toHaveProperty(`expiresOn.${lines[1]?.listingId}`);
  for (const stillOver of ["2026-07-16", null])
    expect((await dispatch(batchesOf("B-78", stillOver))).code).toBe("orders/expiry-wrong");
  expect((await desk.read(seller, orderId)).lines[0]?.batchNumber).toBe("B-77");
  const sent = await dispatch(fresh);
  expect([sent.data.state, sent.data.lines.map((line) => [line.batchNumber, line.expiresOn])]).toEqual([
    "DISPATCHED",
    [
      ["B-78", "2026-07-18"],
      ["B-78", "2026-07-18"],
    ],
  ]);
  app.clock.set(new Date("2026-07-20T04:00:00Z"));
  await desk.move(seller, orderId, { action: "SEND_OUT", from: "DISPATCHED" });
  const code = await desk.codeOf(orderId);
  expect(
    (await desk.move(seller, orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code })).data.state,
  ).toBe("DELIVERED");
  app.clock.set(before);
});

test("once packed a cancellation is a request that the seller decides", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { buyer, seller, orderId, one } = order;
  await desk.packed(order);
  await desk.act(buyer, orderId, "CANCEL_ORDER");
  expect(await desk.read(seller, orderId)).toMatchObject({
    actions: [],
    request: { kind: "cancel", reasonCode: null, lines: [{ quantity: 2 }, { quantity: 1 }] },
  });
  expect(JSON.parse((await desk.act(buyer, orderId, "WITHDRAW_CANCEL")).data).stateInfo.currentState).toBe(
    "PACKED",
  );
  await desk.act(buyer, orderId, "CANCEL_ORDER");
  expect((await desk.decide(order, false)).data).toMatchObject({ state: "PACKED", request: null });
  await desk.act(buyer, orderId, "CANCEL_ORDER");
  await desk.decide(order, true);
  expect(await desk.read(seller, orderId)).toMatchObject({
    state: "ORD_CANCELLED",
    isCancelled: true,
    actions: [],
  });
  expect([await desk.stock(one), await desk.ledgerOf(orderId)]).toEqual([[10, 0], {}]);
});

test("packs are taken out of an order before packing: lines, sums, stock, debt and margin are what is left", async () => {
  const { buyer, seller, orderId, one, two } = await desk.anOrderOf(await desk.aTrade());
  const cancel = (lines: { listingId: number; quantity: number }[]) => {
    const body = { lines, reasonCode: "mind-changed" } as const;
    return app.call(cancelLines, { params: { orderId }, body }, { as: buyer });
  };
  expect((await cancel([{ listingId: one, quantity: 3 }])).code).toBe("orders/not-so-many");
  const placed = { orderId, state: "ORD_PLACED" };
  expect((await cancel([{ listingId: one, quantity: 1 }])).data).toEqual(placed);
  expect((await cancel([{ listingId: two, quantity: 1 }])).data).toEqual(placed);
  expect(await desk.read(seller, orderId)).toMatchObject({
    totalInPaise: 540_00,
    balanceInPaise: 540_00,
    lines: [{ quantity: 1 }],
  });
  expect([await desk.stock(one), await desk.stock(two)]).toEqual([
    [10, 1],
    [10, 0],
  ]);
  expect(await desk.ledgerOf(orderId)).toEqual({
    "agent-margin-pending": 25_00,
    "buyer-receivable": 540_00,
    "margin-collected-by-agent": -25_00,
    "seller-due": -540_00,
  });
  const rest = await cancel([{ listingId: one, quantity: 1 }]);
  expect(rest.data).toEqual({ orderId, state: "ORD_CANCELLED" });
  expect([await desk.stock(one), await desk.ledgerOf(orderId)]).toEqual([[10, 0], {}]);
});

test("a paid order that is returned in full is refunded once: approved, sent under the bank's number, confirmed", async () => {
  const order = await desk.aPaidOrder();
  const { buyer, seller, orderId, one } = order;
  expect((await app.call(readEarnings, { query: {} }, { as: buyer })).data).toMatchObject({
    totalEarnings: 60,
  });
  await desk.act(buyer, orderId, "REQUEST_RETURN");
  expect((await desk.read(seller, orderId)).request).toMatchObject({ kind: "return", lines: [{}, {}] });
  await desk.decide(order, true);
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
  expect([await refundOf(orderId), await desk.stock(one)]).toEqual([undefined, [10, 0]]);
  expect(await desk.ledgerOf(orderId)).toEqual({ "cash-with-seller": 1_340_00, "platform-bank": -1_340_00 });
});

test("some packs given back are refunded and the rest stays delivered; the window of a return is seven days", async () => {
  const order = await desk.aPaidOrder();
  const { buyer, seller, orderId, one } = order;
  const back = (lines: { listingId: number; quantity: number }[]) => {
    const body = { lines, reasonCode: "damaged", note: "Bags are torn" } as const;
    return app.call(requestReturn, { params: { orderId }, body }, { as: buyer });
  };
  expect((await back([{ listingId: one, quantity: 1 }])).data.state).toBe("RETURN_REQUESTED");
  expect(await desk.read(seller, orderId)).toMatchObject({
    actions: [],
    request: { note: "Bags are torn", lines: [{ listingId: one, quantity: 1, status: "open" }] },
  });
  await desk.decide(order, true, false);
  expect(await desk.read(seller, orderId)).toMatchObject({
    state: "DELIVERED",
    totalInPaise: 840_00,
    balanceInPaise: 0,
  });
  expect(await desk.stock(one)).toEqual([8, 0]);
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
const decide = async (masterId: string, reference: string, isReceived: boolean) => {
  const { transfers } = (await app.call(listTransfers, { query: {} }, { as: finance })).data;
  const claimId = transfers.find((each) => each.masterId === masterId)?.claimId ?? 999_999;
  const seen = { reference, claimId, seenInPaise: 1_340_00 };
  const body = { ...seen, isReceived, receivedInPaise: 1_340_00 };
  return app.call(decideTransfer, { params: { masterId }, body }, { as: finance });
};

test("finance finds a transfer: the order goes to its seller, once, however many press", async () => {
  const { masterId, orderId, seller } = await aTransfer(await desk.aTrade(), "412345678901");
  const { transfers } = (await app.call(listTransfers, { query: {} }, { as: finance })).data;
  expect(transfers).toMatchObject([
    { masterId, reference: "412345678901", amountInPaise: 1_340_00, orderIds: [orderId] },
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => decide(masterId, "412345678901", true)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  expect(await desk.read(seller, orderId)).toMatchObject({ state: "ORD_PLACED", balanceInPaise: 0 });
  await desk.move(seller, orderId, { action: "REJECT", from: "ORD_PLACED", reason: "Out of stock" });
  expect(await refundOf(orderId)).toMatchObject({ amountInPaise: 1_340_00, paymentMode: "Bank Transfer" });
});

test("one transfer pays one master order: its number, however typed, is marked on others and refused for them", async () => {
  const first = await aTransfer(await desk.aTrade(), "SBIN000111222333");
  const second = await aTransfer(await desk.aTrade(), "SBIN000111222333");
  const { transfers } = (await app.call(listTransfers, { query: {} }, { as: finance })).data;
  const marked = transfers.map(({ masterId, alsoGivenFor }) => [masterId, alsoGivenFor]);
  expect(marked).toContainEqual([first.masterId, [second.masterId]]);
  expect(marked).toContainEqual([second.masterId, [first.masterId]]);
  const both = await Promise.all(
    [first, second].map(({ masterId }) => decide(masterId, "SBIN000111222333", true)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [paid, refused] = both[0]?.status === 201 ? [first, second] : [second, first];
  const again = await decide(refused.masterId, "SBIN000111222333", true);
  expect([again.code, again.info.includes(`#${paid.masterId}`)]).toEqual([
    "payments/reference-paid-another",
    true,
  ]);
  expect(await desk.read(paid.seller, paid.orderId)).toMatchObject({ balanceInPaise: 0 });
  expect((await decide(refused.masterId, "SBIN000111222333", false)).status).toBe(201);
  const typed = { amountInPaise: 1_00, paidThrough: "UPI", reference: "sbin 000111 222333" } as const;
  const enter = () =>
    app.call(recordPayment, { params: { orderId: refused.orderId }, body: typed }, { as: refused.buyer });
  expect([(await enter()).status, (await enter()).code]).toEqual([201, "payments/reference-entered-before"]);
});

test("money for an order that is over comes back; a transfer that is not found counts for nothing", async () => {
  const trade = await aTransfer(await desk.aTrade(), "412345678902");
  await desk.act(trade.buyer, trade.orderId, "CANCEL_ORDER");
  expect((await decide(trade.masterId, "412345678902", true)).status).toBe(201);
  expect(await refundOf(trade.orderId)).toMatchObject({ amountInPaise: 1_340_00, status: "to-approve" });
  await sendRefund(trade.orderId);
  expect(await desk.ledgerOf(trade.orderId)).toEqual({});
  const other = await aTransfer(await desk.aTrade(), "412345678903");
  await decide(other.masterId, "412345678903", false);
  const list = await app.call(listOrders, { query: {} }, { as: other.buyer });
  expect(list.data.orders[0]).toMatchObject({
    balanceAmount: 1340,
    stateInfo: { currentState: "PAYMENT_PENDING" },
  });
});

test("the clock ends what nobody answers, and settles what can no longer come back; finance pays the seller", async () => {
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "orders/move-by-clock");
  const unanswered = await desk.anOrderOf(await desk.aTrade());
  const undecided = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(undecided);
  await desk.act(undecided.buyer, undecided.orderId, "CANCEL_ORDER");
  const done = await desk.aPaidOrder();
  app.clock.advance(8 * day);
  await job?.run(app.platform, null);
  expect((await desk.read(unanswered.seller, unanswered.orderId)).state).toBe("ORD_CANCELLED");
  expect((await desk.read(undecided.seller, undecided.orderId)).state).toBe("ORD_CANCELLED");
  const { orderId } = done;
  const settle = (body: Parameters<typeof app.call<typeof moveSettlement>>[1]["body"]) =>
    app.call(moveSettlement, { params: { orderId }, body }, { as: finance });
  const { settlements } = (await app.call(listSettlements, { query: {} }, { as: finance })).data;
  expect(settlements.find((one) => one.orderId === orderId)).toMatchObject({
    dueInPaise: 0,
    totalInPaise: 1_340_00,
    isApproved: false,
  });
  expect(
    (await settle({ action: "PAY_OUT", reference: "NEFT1234", dueInPaise: 0, paidInPaise: 1_00 })).status,
  ).toBe(409);
  expect((await settle({ action: "APPROVE_SETTLEMENT" })).data.state).toBe("SETTLEMENT_INP");
  expect((await settle({ action: "CLOSE_SETTLEMENT" })).data.state).toBe("SETTLED");
  const {
    "agent-margin-earned": earned,
    "margin-collected-by-agent": from,
    ...rest
  } = await desk.ledgerOf(orderId);
  expect([earned, from, rest]).toEqual([60_00, -60_00, {}]);
});
