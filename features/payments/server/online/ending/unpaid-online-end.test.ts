import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWaitingOrder, openPaymentOf, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { startPayment } from "../../../contract/online-payments.ts";

const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { UNPAID_ORDERS_PER_PERSON: "3" } });
});
afterAll(() => app.close());

const forward = (minutes: number) => app.clock.advance(minutes * minute);
async function statesOf(orderIds: readonly string[]) {
  const rows = await app.platform.database
    .selectFrom("orders")
    .select("state")
    .where("id", "in", [...orderIds])
    .execute();
  return new Set(rows.map(({ state }) => state));
}

test("an unpaid online order ends when it is twice as old as the time to pay, however often a payment is begun anew", async () => {
  const order = await aWaitingOrder(app);
  const placedAt = app.clock.now().getTime();
  await started(app, order);
  forward(29);
  await started(app, order);
  expect((await openPaymentOf(app, order.as))?.payBefore).toBe(placedAt + 59 * minute);
  forward(29);
  await started(app, order);
  expect((await openPaymentOf(app, order.as))?.payBefore).toBe(placedAt + 60 * minute);
  await runJob(app, "payments/expire-online");
  expect(await statesOf(order.orderIds)).toEqual(new Set(["PAYMENT_PENDING"]));
  forward(2);
  const late = await app.call(
    startPayment,
    { params: { masterId: order.masterId }, body: {} },
    { as: order.as },
  );
  expect([late.status, late.code]).toEqual([409, "payments/payment-over"]);
  await runJob(app, "payments/expire-online");
  expect(await statesOf(order.orderIds)).toEqual(new Set(["ORD_EXPIRED"]));
});

test("an order whose bank is still at work waits longer than its attempt, but no longer than any other unpaid order", async () => {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  await pay(app, fields, "pending", { fault: "drop" });
  await app.platform.database
    .updateTable("fake_payu_payments")
    .set({ succeeds_at: null })
    .where("txnid", "=", txnid)
    .execute();
  for (const [minutes, state] of [
    [45, "PAYMENT_PENDING"],
    [16, "ORD_EXPIRED"],
  ] as const) {
    forward(minutes);
    await runJob(app, "payments/expire-online");
    expect(await statesOf(order.orderIds)).toEqual(new Set([state]));
  }
});

test("one person holds goods with so many unpaid orders at most as the setting says; the refusal says so in both languages", async () => {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, onHand: 40 });
  const place = async (paymentMode: "Bank Transfer" | "COD", language = "en") => {
    const { fingerprint } = await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
    const body = { paymentMode, fingerprint };
    return app.call(placeOrder, { body }, { as, headers: { "accept-language": language } });
  };
  for (const _ of [1, 2, 3]) expect((await place("Bank Transfer")).status).toBe(201);
  const refused = await place("Bank Transfer");
  expect([refused.status, refused.code, refused.info]).toEqual([
    409,
    "checkout/too-many-unpaid",
    "You have 3 unpaid orders. Pay or cancel one of them first.",
  ]);
  expect((await place("Bank Transfer", "te")).info).toContain("3");
  expect((await place("COD")).status).toBe(201);
});

test("who lets unpaid orders end and places them again keeps goods from others for no more than a few of them a day; cash on delivery stays open", async () => {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, onHand: 40 });
  const place = async (paymentMode: "Online" | "COD") => {
    const { fingerprint } = await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
    return app.call(placeOrder, { body: { paymentMode, fingerprint } }, { as });
  };
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    expect((await place("Online")).status).toBe(201);
    forward(61);
    await runJob(app, "payments/expire-online");
  }
  const refused = await place("Online");
  expect([refused.status, refused.code]).toEqual([409, "checkout/too-many-ended-unpaid"]);
  expect((await place("COD")).status).toBe(201);
  forward(24 * 60 - 4 * 61);
  expect((await place("Online")).status).toBe(201);
});
