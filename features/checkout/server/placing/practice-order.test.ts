import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { countPurchase } from "#features/analytics/contract";
import { readCart } from "#features/cart/contract";
import { listAccounts, listPendingPayments, readEarnings } from "#features/earnings/contract";
import { transitions } from "#features/orders/contract/order-states.ts";
import {
  listOrders,
  masterOrder,
  orderDetail,
  readOrder,
  readOrderStatus,
} from "#features/orders/contract/orders.ts";
import { advanceOrder } from "#features/orders/server";
import { startPayment } from "#features/payments/contract/online-payments.ts";
import { readPayment, recordPayment } from "#features/payments/contract/payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { chooseCoupon, holdStock, placeOrder } from "../../contract/checkout.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Mode = "COD" | "Bank Transfer" | "Online";

async function aReadyAgent(roles: readonly ["agent"] | readonly [] = ["agent"]) {
  const { cookie } = await aPerson(app, { roles: [...roles] });
  const one = await aProduct(app, { priceInPaise: 500_00, commissionInPaise: 25_00, onHand: 7 });
  const other = await aProduct(app, { priceInPaise: 300_00, commissionInPaise: 10_00, onHand: 7 });
  const lines = [one, other].map(({ listingId }) => ({ listingId, quantity: 2 }));
  const { fingerprint } = await readyToPlace(app, { as: cookie, lines });
  const place = (isPractice: boolean, paymentMode: Mode = "COD") =>
    app.call(placeOrder, { body: { paymentMode, fingerprint, isPractice } }, { as: cookie });
  return { cookie, listingIds: [one.listingId, other.listingId], place };
}

/** Everything that a real order changes beside its own rows. */
async function world(listingIds: readonly number[]) {
  const { database } = app.platform;
  const count = async (table: "ledger_sets" | "ledger_entries" | "events" | "sms_messages") =>
    (await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(database))
      .rows[0]?.total;
  const numbers = await sql`select last_value, is_called from order_numbers`.execute(database);
  const stock = await database
    .selectFrom("listings")
    .select(["id", "on_hand", "allocated", "held"])
    .where("id", "in", listingIds)
    .orderBy("id")
    .execute();
  return {
    sets: await count("ledger_sets"),
    entries: await count("ledger_entries"),
    events: await count("events"),
    messages: await count("sms_messages"),
    numbers: numbers.rows,
    stock,
  };
}

test("a practice order takes no stock and no number, and no ledger, event or message knows of it", async () => {
  const { cookie, listingIds, place } = await aReadyAgent();
  const before = await world(listingIds);
  await app.call(holdStock, {}, { as: cookie });
  const placed = await place(true);
  expect(placed.status).toBe(201);
  expect(placed.data.masterId).toMatch(/^D[0-9]+$/);
  expect(placed.data.orderIds).toEqual([`${placed.data.masterId}-1`, `${placed.data.masterId}-2`]);
  expect(await world(listingIds)).toEqual(before);
  expect((await app.call(readCart, {}, { as: cookie })).data.itemCount).toBe(0);
});

test.each(["COD", "Bank Transfer"] as const)(
  "by %s it is shown on every screen as a dummy order that is placed",
  async (mode) => {
    const { cookie, place } = await aReadyAgent();
    const { masterId, orderIds } = (await place(true, mode)).data;
    const [orderId = ""] = orderIds;
    const read = async (id: string, isMasterOrder: "true" | "false"): Promise<unknown> =>
      JSON.parse(
        (await app.call(readOrder, { params: { orderId: id }, query: { isMasterOrder } }, { as: cookie }))
          .data,
      );
    const [master] = z.parse(z.array(masterOrder), await read(masterId, "true"));
    expect(master).toMatchObject({ dummyOrder: true, overAllItemsValue: 1600, grandTotal: 1680 });
    const detail = z.parse(orderDetail, await read(orderId, "false"));
    expect(detail).toMatchObject({
      dummyOrder: true,
      totalAmount: 1040,
      totalCommission: 50,
      balanceAmount: 0,
    });
    expect(detail.stateInfo).toMatchObject({ currentState: "ORD_PLACED", buyerActions: [] });
    const status = await app.call(readOrderStatus, { params: { orderId } }, { as: cookie });
    expect(status.data).toMatchObject({ dummyOrder: true, states: [{ state: "ORD_PLACED" }] });
  },
);

test("[ERN-022] [ENT-021] it is counted and listed with the dummy orders, and with nothing else", async () => {
  const { cookie, place } = await aReadyAgent();
  const { orderIds } = (await place(true)).data;
  const earnings = async (query: { type?: "dummy" }) =>
    (await app.call(readEarnings, { query }, { as: cookie })).data;
  expect(await earnings({})).toEqual({ totalEarnings: 0, pendingEarnings: 0, totalOrders: 0 });
  expect(await earnings({ type: "dummy" })).toEqual({ totalEarnings: 0, pendingEarnings: 0, totalOrders: 2 });
  const ids = async (type: "" | "dummy") =>
    (await app.call(listOrders, { query: { type } }, { as: cookie })).data.orders.map(
      (order) => order.orderId,
    );
  expect(await ids("")).toEqual([]);
  expect((await ids("dummy")).sort()).toEqual([...orderIds].sort());
  const accounts = await app.call(listAccounts, { query: {}, body: {} }, { as: cookie });
  expect(accounts.data.orders).toEqual([]);
  const unpaid = await app.call(listPendingPayments, { query: {} }, { as: cookie });
  expect(unpaid.data as unknown).toEqual([]);
});

test("nobody can move it, pay it or count it as a purchase", async () => {
  const { cookie, place } = await aReadyAgent();
  const { masterId, orderIds } = (await place(true, "Bank Transfer")).data;
  const [orderId = ""] = orderIds;
  for (const { from, action, actor } of transitions) {
    const move = { orderId, from, action, actorKind: actor, actorProfileId: null } as const;
    expect([action, await advanceOrder(app.platform, move)]).toEqual([action, "refused"]);
  }
  const body = { amountInPaise: 1_00, paidThrough: "UPI", reference: "UPI77" } as const;
  const paid = await app.call(recordPayment, { params: { orderId }, body }, { as: cookie });
  expect([paid.status, paid.code]).toEqual([409, "payments/not-offered"]);
  const due = await app.call(readPayment, { params: { orderId } }, { as: cookie });
  expect(due.data).toMatchObject({ isOffered: false, balanceInPaise: 0 });
  const counted = await app.call(countPurchase, { params: { masterId } }, { as: cookie });
  expect(counted.status).toBe(404);
});

test("the database itself refuses ledger sets of a practice order, and another state", async () => {
  const { place } = await aReadyAgent();
  const [orderId = ""] = (await place(true)).data.orderIds;
  const { database } = app.platform;
  const set = { effect_key: `x:${orderId}`, kind: "x", order_id: orderId, occurred_at: app.clock.now() };
  await expect(database.insertInto("ledger_sets").values(set).execute()).rejects.toThrow(
    "no_practice_orders",
  );
  const packed = database.updateTable("orders").set({ state: "PACKED" }).where("id", "=", orderId);
  await expect(packed.execute()).rejects.toThrow("practice_orders_never_move");
});

test("the coupon that was chosen stays with its holder, also where the price shows it", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const { code, couponId } = await aWelcomeCoupon(app, agent.profileId);
  const { listingId } = await aProduct(app, { priceInPaise: 600_00 });
  await readyToPlace(app, { as: agent.cookie, lines: [{ listingId, quantity: 2 }] });
  const quote = await app.call(chooseCoupon, { body: { couponCode: code } }, { as: agent.cookie });
  const body = { paymentMode: "COD", fingerprint: quote.data.fingerprint, isPractice: true } as const;
  const coupon = () =>
    app.platform.database
      .selectFrom("coupons")
      .selectAll()
      .where("id", "=", couponId)
      .executeTakeFirstOrThrow();
  const before = await coupon();
  expect((await app.call(placeOrder, { body }, { as: agent.cookie })).status).toBe(201);
  expect(await coupon()).toEqual(before);
});

test("paid online it asks for no payment and locks no cart", async () => {
  const { cookie, place } = await aReadyAgent();
  const { masterId, orderIds } = (await place(true, "Online")).data;
  const input = { params: { orderId: orderIds[0] ?? "" }, query: { isMasterOrder: "false" } } as const;
  const { data } = await app.call(readOrder, input, { as: cookie });
  expect(z.parse(orderDetail, JSON.parse(data)).stateInfo.currentState).toBe("ORD_PLACED");
  const started = await app.call(startPayment, { params: { masterId }, body: {} }, { as: cookie });
  expect([started.status, started.code]).toEqual([409, "payments/already-paid"]);
});

test("practice is for agents; refused, the cart stays as it was", async () => {
  const { cookie, place } = await aReadyAgent([]);
  const refused = await place(true);
  expect([refused.status, refused.code]).toEqual([403, "checkout/practice-for-agents"]);
  expect((await app.call(readCart, {}, { as: cookie })).data.itemCount).toBe(2);
});

test("many presses at once make one practice order, and the next real order is numbered as ever", async () => {
  const { cookie, listingIds, place } = await aReadyAgent();
  const answers = await Promise.all(Array.from({ length: 6 }, () => place(true)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const lines = listingIds.map((listingId) => ({ listingId, quantity: 1 }));
  const real = await anOrder(app, { as: cookie, lines });
  expect(real.masterId).toMatch(/^260714[0-9]{6}$/);
});
