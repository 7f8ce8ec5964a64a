import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart, readCart } from "#features/cart/contract";
import { sumOfOrder } from "#features/ledger/server";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { listRefunds } from "#features/orders/contract/refunds.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { smsAbout } from "#testing/process/sms.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import {
  aWaitingOrder,
  checked,
  openPaymentOf,
  orderOnline,
  pay,
  runJob,
  started,
} from "#testing/shop/online-payments.ts";
import { giveUpPayment, readOnlinePayment, startPayment } from "../../../contract/online-payments.ts";

const minute = 60_000;
let app: TestApp;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  await app.startWorker();
});
afterAll(() => app.close());

async function aSingleOrder() {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, onHand: 4 });
  const { masterId, orderIds } = await orderOnline(app, as, [{ listingId, quantity: 1 }]);
  return { as, listingId, masterId, orderIds };
}
interface Bought {
  readonly as: string;
  readonly listingId: number;
  readonly masterId: string;
  readonly orderIds: readonly string[];
}
async function cancel({ as, orderIds }: Bought, at: number) {
  const params = { orderId: orderIds[at] ?? "" };
  const { status } = await app.call(actOnOrder, { params, query: { action: "CANCEL_ORDER" } }, { as });
  expect(status).toBe(201);
}
const stateOf = async (orderId: string | undefined) => {
  const { rows } = await sql<{ state: string }>`select state from orders where id = ${orderId}`.execute(
    app.platform.database,
  );
  return rows[0]?.state;
};
const statesOf = ({ orderIds }: Bought) => Promise.all(orderIds.map(stateOf));
const giveUp = async ({ as, masterId }: Bought) =>
  (await app.call(giveUpPayment, { params: { masterId } }, { as })).data;
const isLocked = async (masterId: string) => {
  const { rows } = await sql`select from carts where locked_for = ${masterId}`.execute(app.platform.database);
  return rows.length > 0;
};
const allocated = async (orderId: string | undefined) => {
  const { rows } = await sql<{ packs: number }>`
    select sum(allocated)::int as packs from listings
    where id in (select listing_id from order_lines where order_id = ${orderId})`.execute(
    app.platform.database,
  );
  return rows[0]?.packs;
};

test("[CART-008] who cancels his unpaid online order has his cart again, and orders anew", async () => {
  const order = await aSingleOrder();
  await cancel(order, 0);
  expect(await statesOf(order)).toEqual(["ORD_CANCELLED"]);
  await expect.poll(() => isLocked(order.masterId)).toBe(false);
  const body = { listingId: order.listingId, quantity: 2 };
  const added = await app.call(addToCart, { body }, { as: order.as });
  expect(added.code).not.toBe("cart/locked");
  const next = await orderOnline(app, order.as, []);
  expect(next.masterId).not.toBe(order.masterId);
  expect((await openPaymentOf(app, order.as))?.masterId).toBe(next.masterId);
});

test("the cart is free once the last of two sellers' orders is cancelled, not before", async () => {
  const order = await aWaitingOrder(app);
  await cancel(order, 0);
  expect((await openPaymentOf(app, order.as))?.amountInPaise).toBe(540_00);
  expect(await isLocked(order.masterId)).toBe(true);
  await cancel(order, 1);
  await expect.poll(() => isLocked(order.masterId)).toBe(false);
  expect(await openPaymentOf(app, order.as)).toBeNull();
});

test("of two orders of which one is cancelled the other one is paid alone, and its recipient is told its sum", async () => {
  const order = await aWaitingOrder(app);
  await cancel(order, 0);
  const { txnid, fields, amountInPaise } = await started(app, order);
  expect([amountInPaise, fields["amount"]]).toEqual([540_00, "540.00"]);
  await pay(app, fields, "success", { fault: "drop" });
  const data = await checked(app, order.as, txnid);
  expect([data.outcome, data.orderIds]).toEqual(["paid", [order.orderIds[1]]]);
  expect(await statesOf(order)).toEqual(["ORD_CANCELLED", "ORD_PLACED"]);
  const told = () => smsAbout(app, order.orderIds[1] ?? "", "orders/placed");
  await expect.poll(told).toHaveLength(1);
  expect((await told())[0]?.body).toContain(
    `order #${order.orderIds[1]} of Rs 540.00 is placed for you and paid`,
  );
  expect((await app.call(readCart, {}, { as: order.as })).data.itemCount).toBe(0);
  expect(await giveUp(order)).toEqual({ outcome: "paid" });
});

test("of two orders of which one is cancelled the other one ends when it is not paid in time", async () => {
  const order = await aWaitingOrder(app);
  await cancel(order, 0);
  app.clock.advance(30 * minute);
  await runJob(app, "payments/expire-online");
  expect(await statesOf(order)).toEqual(["ORD_CANCELLED", "ORD_EXPIRED"]);
  expect(await allocated(order.orderIds[1])).toBe(0);
  expect(await isLocked(order.masterId)).toBe(false);
  const input = { params: { masterId: order.masterId }, body: {} };
  expect((await app.call(startPayment, input, { as: order.as })).code).toBe("payments/payment-over");
});

test("an order that is cancelled while its payment is under way gets its part back with the margin in it, the other one is placed", async () => {
  const order = await aWaitingOrder(app, { isAgent: true, isPaidByCustomer: true });
  const { txnid, fields, amountInPaise } = await started(app, order);
  expect(amountInPaise).toBe(1_130_00);
  await cancel(order, 0);
  await pay(app, fields, "success", { fault: "drop" });
  const data = await checked(app, order.as, txnid);
  expect(data.outcome).toBe("paid");
  expect(await statesOf(order)).toEqual(["SETTLEMENT_APPROVAL_INP", "ORD_PLACED"]);
  const [cancelled = "", placed = ""] = order.orderIds;
  const has = (orderId: string, account: Parameters<typeof sumOfOrder>[1]) =>
    sumOfOrder(app.platform.database, account, orderId);
  expect(await has(cancelled, "gateway-money")).toBe(565_00);
  expect(await has(cancelled, "refund-due")).toBe(-565_00);
  expect(await has(cancelled, "agent-payable")).toBe(0);
  expect(await has(placed, "agent-payable")).toBe(-25_00);
  expect(await has(placed, "buyer-receivable")).toBe(0);
  const { refunds } = (await app.call(listRefunds, { query: {} }, { as: finance })).data;
  const owed = refunds.find(({ orderId }) => orderId === cancelled);
  expect(owed).toMatchObject({ amountInPaise: 565_00, isWhole: true, status: "to-approve" });
});

test("money for orders that were all cancelled goes back to its payer", async () => {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  await cancel(order, 0);
  await cancel(order, 1);
  await pay(app, fields, "success", { fault: "drop" });
  const data = await checked(app, order.as, txnid);
  expect(data.outcome).toBe("returned");
  expect(await statesOf(order)).toEqual(["ORD_CANCELLED", "ORD_CANCELLED"]);
});

test("a cancelled order is never said to be paid: its payment is given up or nobody has heard of it", async () => {
  const single = await aSingleOrder();
  const { txnid } = await started(app, single);
  await cancel(single, 0);
  const read = await app.call(readOnlinePayment, { params: { txnid } }, { as: single.as });
  expect([read.data.outcome, read.data.canPayAgain]).toEqual(["unheard", false]);
  expect(await giveUp(single)).toEqual({ outcome: "given-up" });
  const input = { params: { masterId: single.masterId }, body: {} };
  expect((await app.call(startPayment, input, { as: single.as })).code).toBe("payments/payment-over");
  const two = await aWaitingOrder(app);
  await cancel(two, 0);
  expect(await giveUp(two)).toEqual({ outcome: "given-up" });
  expect(await statesOf(two)).toEqual(["ORD_CANCELLED", "PAYMENT_FAILED"]);
  expect(await isLocked(two.masterId)).toBe(false);
});
