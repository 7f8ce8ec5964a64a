import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { recordPayment } from "#features/payments/contract/payments.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aParcel, moveOnTo } from "#testing/shop/order-moves.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import type { OrderState } from "../../contract/order-states.ts";
import { orderDetail, readOrder, readOrderStatus } from "../../contract/orders.ts";

const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aPlacedOrder() {
  app.clock.set(testNow);
  const buyer = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app);
  const { orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  return { ...buyer, orderId: orderIds[0] ?? "" };
}

const moveTo = (orderId: string, last: OrderState) => moveOnTo(app, { orderId, last, minutesEach: 1 });

const statusOf = (cookie: string, orderId: string) =>
  app.call(readOrderStatus, { params: { orderId } }, { as: cookie });

test("[API-049] [ORD-047] the status call gives the passed states with their times, newest first", async () => {
  const { cookie, orderId } = await aPlacedOrder();
  await moveTo(orderId, "PACKED");
  const { data } = await statusOf(cookie, orderId);
  const at = testNow.getTime();
  expect(data.states).toEqual([
    { state: "PACKED", entryTS: at + 2 * minute },
    { state: "SELLER_ACCEPTED", entryTS: at + minute },
    { state: "ORD_PLACED", entryTS: at },
  ]);
  expect(data).toMatchObject({
    orderId,
    cancelled: false,
    deliveredTS: null,
    dummyOrder: false,
    shipment: null,
  });
});

/** The way that the order itself tells: what happened with its time, what is to come with its day. */
async function wayOf(as: string, orderId: string) {
  const input = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
  const detail = z.parse(orderDetail, JSON.parse((await app.call(readOrder, input, { as })).data));
  const day = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 10));
  return detail.way.map(({ state, entryTS, byTS }) => [state, day(entryTS), day(byTS)]);
}

test("the order itself tells its whole way: what happened, what comes and by when; a late one promises no day", async () => {
  const { cookie, orderId } = await aPlacedOrder();
  const placed = ["ORD_PLACED", "2026-07-14", null];
  expect(await wayOf(cookie, orderId)).toEqual([
    placed,
    ["SELLER_ACCEPTED", null, "2026-07-17"],
    ["PACKED", null, null],
    ["DISPATCHED", null, null],
    ["DELIVERED", null, "2026-07-17"],
  ]);
  await moveTo(orderId, "PACKED");
  const toCome = async () => (await wayOf(cookie, orderId)).filter(([, happened]) => happened === null);
  expect(await toCome()).toEqual([
    ["DISPATCHED", null, null],
    ["DELIVERED", null, "2026-07-17"],
  ]);
  app.clock.advance(6 * 24 * 60 * minute);
  expect((await toCome()).at(-1)).toEqual(["DELIVERED", null, null]);
});

test("an order that was given back tells how far its refund is, and what is still to come of it", async () => {
  const desk = tradeDesk(app);
  app.clock.set(testNow);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  expect((await wayOf(order.buyer, order.orderId)).at(-1)).toEqual(["RETURN_ACCEPTED", null, null]);
  await desk.decide(order, true);
  expect(
    (await wayOf(order.buyer, order.orderId)).slice(-4).map(([state, at]) => [state, at !== null]),
  ).toEqual([
    ["RETURN_ACCEPTED", true],
    ["SETTLEMENT_APPROVAL_INP", true],
    ["SETTLEMENT_INP", false],
    ["ORD_REFUNDED", false],
  ]);
});

test("a practice order has nothing to come", async () => {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app);
  const lines = [{ listingId, quantity: 1 }];
  const { orderIds } = await anOrder(app, { as, lines, isPractice: true });
  expect((await wayOf(as, orderIds[0] ?? "")).map(([state]) => state)).toEqual(["ORD_PLACED"]);
});

test("carrier and tracking link are there from dispatch on", async () => {
  const { cookie, orderId } = await aPlacedOrder();
  await moveTo(orderId, "OUT_FOR_DELIVERY");
  expect((await statusOf(cookie, orderId)).data.shipment).toEqual(aParcel);
});

test("[API-049] [ORD-047] a dispatch makes the tracking link: the page of a carrier we know, else the checked link of the seller", async () => {
  const desk = tradeDesk(app);
  const dispatched = async (carrier: string, trackingUrl?: string) => {
    const order = await desk.anOrderOf(await desk.aTrade());
    await desk.packed(order);
    const parcel = { carrier, trackingNumber: "1490 22", ...(trackingUrl !== undefined && { trackingUrl }) };
    const moved = await desk.move(order.seller, order.orderId, {
      action: "DISPATCH",
      from: "PACKED",
      ...parcel,
    });
    return { ...order, moved };
  };
  const linkOf = async (carrier: string, trackingUrl?: string) => {
    const { buyer, orderId, moved } = await dispatched(carrier, trackingUrl);
    const { shipment } = (await statusOf(buyer, orderId)).data;
    expect(moved.data.shipment).toEqual(shipment);
    return shipment?.trackingUrl;
  };
  expect(await linkOf("delhivery")).toBe("https://www.delhivery.com/track/package/1490%2022");
  expect(await linkOf("Kakatiya Road Lines")).toBeNull();
  expect(await linkOf("Kakatiya Road Lines", " https://KRL.example.in/1490 ")).toBe(
    "https://krl.example.in/1490",
  );
  expect(await linkOf("Delhivery", "https://krl.example.in/1")).toBe("https://krl.example.in/1");
  const tooLong = `https://krl.example.in/${"1".repeat(300)}`;
  for (const wrong of [
    "javascript:alert(1)",
    "http://krl.example.in",
    "https://me:pw@krl.example.in",
    tooLong,
  ]) {
    const { moved, seller, orderId } = await dispatched("Kakatiya Road Lines", wrong);
    expect([moved.status, Object.keys(moved.fields ?? {})]).toEqual([422, ["trackingUrl"]]);
    expect((await desk.read(seller, orderId)).state).toBe("PACKED");
  }
});

test("[ORD-074] [ORD-075] [API-046] order and status are given to their buyer; to others they do not exist", async () => {
  const { cookie, orderId } = await aPlacedOrder();
  const stranger = await aPerson(app);
  const detailOf = (as: string, id: string) =>
    app.call(readOrder, { params: { orderId: id }, query: { isMasterOrder: "false" } }, { as });
  expect([(await detailOf(cookie, orderId)).status, (await statusOf(cookie, orderId)).status]).toEqual([
    200, 200,
  ]);
  for (const [as, id] of [
    [stranger.cookie, orderId],
    [cookie, "991231999999"],
  ] as const) {
    for (const answer of [await detailOf(as, id), await statusOf(as, id)]) {
      expect([answer.status, answer.code, answer.data]).toEqual([404, "orders/not-found", null]);
    }
  }
});

test("[ENT-027] the order carries its mode, and the bank's number once a payment is confirmed", async () => {
  const { cookie, orderId } = await aPlacedOrder();
  const body = { amountInPaise: 100_00, paidThrough: "UPI", reference: "UPI42" } as const;
  await app.call(recordPayment, { params: { orderId }, body }, { as: cookie });
  const paymentInfo = async () => {
    const input = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
    const { data } = await app.call(readOrder, input, { as: cookie });
    return z.parse(orderDetail, JSON.parse(data)).paymentInfo;
  };
  expect(await paymentInfo()).toEqual({ mode: "COD", bank_ref_num: null });
  await app.platform.database
    .updateTable("payment_claims")
    .set({ status: "confirmed", received_in_paise: 100_00 })
    .where("order_id", "=", orderId)
    .execute();
  expect(await paymentInfo()).toEqual({ mode: "COD", bank_ref_num: "UPI42" });
});
