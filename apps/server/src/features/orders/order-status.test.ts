import type { OrderState } from "@santha/contract/order-states";
import { orderDetail, readOrder, readOrderStatus } from "@santha/contract/orders";
import { recordPayment } from "@santha/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestApp, testApp, testNow } from "#test/app";
import { aPerson, aProduct } from "#test/builders";
import { aParcel, moveOnTo } from "#test/order-moves";
import { anOrder } from "#test/shopping";

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

test("carrier and tracking link are there from dispatch on", async () => {
  const { cookie, orderId } = await aPlacedOrder();
  await moveTo(orderId, "OUT_FOR_DELIVERY");
  expect((await statusOf(cookie, orderId)).data.shipment).toEqual(aParcel);
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
