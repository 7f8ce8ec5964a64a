import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart, readCart } from "#features/cart/contract";
import { placeOrder, readCheckout } from "#features/checkout/contract/checkout.ts";
import { sumsOfParty } from "#features/ledger/server";
import { listOrders } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import {
  aWaitingOrder,
  checked,
  openPaymentOf,
  orderOnline,
  pay,
  postForm,
  runJob,
  started,
} from "#testing/shop/online-payments.ts";
import {
  giveUpPayment,
  listOpenPayments,
  readOnlinePayment,
  startPayment,
} from "../../contract/online-payments.ts";

const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const statesOf = async (as: string) =>
  (await app.call(listOrders, { query: {} }, { as })).data.orders.map(({ stateInfo, balanceAmount }) => [
    stateInfo.currentState,
    balanceAmount,
  ]);
const inCart = async (as: string) => (await app.call(readCart, {}, { as })).data.itemCount;
async function allocated(listingId: number) {
  const row = await app.platform.database
    .selectFrom("listings")
    .select("allocated")
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  return row.allocated;
}
/** How often the provider was asked about a try, and when he is asked next. */
const looksAt = (txnid: string) =>
  app.platform.database
    .selectFrom("online_payments")
    .select(["looks", "next_look_at", "state"])
    .where("txnid", "=", txnid)
    .executeTakeFirstOrThrow();
const paid = [
  ["ORD_PLACED", 0],
  ["ORD_PLACED", 0],
];
const waiting = [
  ["PAYMENT_PENDING", 540],
  ["PAYMENT_PENDING", 540],
];
const over = (state: string) => [
  [state, 0],
  [state, 0],
];

describe("paying online", () => {
  test("an order waits, the cart is locked and says so; the amount is the order total of all sellers", async () => {
    const order = await aWaitingOrder(app);
    expect(await statesOf(order.as)).toEqual(waiting);
    expect(await inCart(order.as)).toBe(2);
    const body = { listingId: order.listingId, quantity: 1 };
    const refused = await app.call(addToCart, { body }, { as: order.as });
    expect([refused.status, refused.code, refused.data]).toEqual([
      409,
      "cart/locked",
      { masterId: order.masterId },
    ]);
    const again = await app.call(readCheckout, {}, { as: order.as });
    const placing = { paymentMode: "COD", fingerprint: again.data.fingerprint } as const;
    expect((await app.call(placeOrder, { body: placing }, { as: order.as })).code).toBe("cart/locked");
    const { txnid, amountInPaise, fields } = await started(app, order);
    expect([amountInPaise, fields["amount"], fields["udf1"]]).toEqual([1_080_00, "1080.00", order.masterId]);
    expect(txnid.length).toBeLessThanOrEqual(25);
    const open = await openPaymentOf(app, order.as);
    expect(open).toEqual({
      masterId: order.masterId,
      amountInPaise: 1_080_00,
      txnid,
      payBefore: app.clock.now().getTime() + 30 * minute,
    });
  });

  test("[NAV-014] [CART-008] the browser's return proves nothing: the provider is asked, then the order is placed and the cart empty", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    const { address, fields: brought } = await pay(app, fields, "success", { fault: "drop" });
    expect(address).toBe("/v2/payu/success");
    const back = await postForm(app, address, brought);
    expect([back.statusCode, back.headers.location]).toEqual([303, `/#/rbl_payment?txnid=${txnid}`]);
    expect(await statesOf(order.as)).toEqual(waiting);
    const answer = await checked(app, order.as, txnid);
    expect(answer).toMatchObject({
      outcome: "paid",
      masterId: order.masterId,
      orderIds: order.orderIds.toSorted(),
    });
    expect(await statesOf(order.as)).toEqual(paid);
    expect(await inCart(order.as)).toBe(0);
    expect(await allocated(order.listingId)).toBe(1);
  });

  test("[CART-008] a failed payment gives stock, debt and cart back, and the next order has an id of its own", async () => {
    const order = await aWaitingOrder(app, { isAgent: true });
    const first = await started(app, order);
    await pay(app, first.fields, "failure");
    expect((await checked(app, order.as, first.txnid)).outcome).toBe("failed");
    expect(await statesOf(order.as)).toEqual(over("PAYMENT_FAILED"));
    expect([await inCart(order.as), await allocated(order.listingId)]).toEqual([2, 0]);
    const tooLate = await app.call(
      startPayment,
      { params: { masterId: order.masterId }, body: {} },
      { as: order.as },
    );
    expect(tooLate.code).toBe("payments/payment-over");
    const next = await orderOnline(app, order.as, []);
    const second = await started(app, { as: order.as, masterId: next.masterId });
    expect(second.txnid).not.toBe(first.txnid);
    await pay(app, second.fields, "success");
    expect((await checked(app, order.as, second.txnid)).outcome).toBe("paid");
    expect((await statesOf(order.as)).slice(0, 2)).toEqual(paid);
    expect([await inCart(order.as), await allocated(order.listingId)]).toEqual([0, 1]);
    const sums = await sumsOfParty(app.platform.database, order.profileId, ["agent-margin-pending"]);
    expect(sums.get("agent-margin-pending")).toBe(50_00);
  });

  test("a payment that is still on its way is tried again under another id; paid twice, one of them goes back", async () => {
    const order = await aWaitingOrder(app);
    const first = await started(app, order);
    const second = await started(app, order);
    await pay(app, first.fields, "success", { fault: "drop" });
    await pay(app, second.fields, "success", { fault: "drop" });
    expect((await checked(app, order.as, second.txnid)).outcome).toBe("paid");
    expect((await checked(app, order.as, first.txnid)).outcome).toBe("returned");
    expect(await statesOf(order.as)).toEqual(paid);
    const sums = await sumsOfParty(app.platform.database, order.profileId, ["refunds-under-way"]);
    expect(sums.get("refunds-under-way")).toBe(-1_080_00);
    await runJob(app, "payments/reconcile");
    app.clock.advance(11 * minute);
    await runJob(app, "payments/reconcile");
    const after = await sumsOfParty(app.platform.database, order.profileId, ["refunds-under-way"]);
    expect(after.get("refunds-under-way")).toBe(0);
  });

  test("who gives the payment up has his cart again; nobody else can, and not after it was paid", async () => {
    const order = await aWaitingOrder(app);
    const input = { params: { masterId: order.masterId } };
    const stranger = await aPerson(app);
    expect((await app.call(giveUpPayment, input, { as: stranger.cookie })).status).toBe(404);
    expect((await app.call(giveUpPayment, input, { as: order.as })).data).toEqual({ outcome: "given-up" });
    expect(await statesOf(order.as)).toEqual(over("PAYMENT_FAILED"));
    expect(await inCart(order.as)).toBe(2);
    expect(await openPaymentOf(app, order.as)).toBeNull();
    const other = await aWaitingOrder(app);
    const { fields } = await started(app, other);
    await pay(app, fields, "success", { fault: "drop" });
    const late = await app.call(giveUpPayment, { params: { masterId: other.masterId } }, { as: other.as });
    expect(late.data).toEqual({ outcome: "paid" });
    expect(await statesOf(other.as)).toEqual(paid);
  });

  test("an agent's customer pays the final price; the margin is owed to the agent and pending like every other", async () => {
    const order = await aWaitingOrder(app, { isAgent: true, isPaidByCustomer: true });
    const { txnid, fields, amountInPaise } = await started(app, order);
    expect([amountInPaise, fields["firstname"], fields["phone"]]).toEqual([1_130_00, "Ramulu", "9812345210"]);
    await pay(app, fields, "success");
    await checked(app, order.as, txnid);
    expect(await statesOf(order.as)).toEqual(paid);
    const accounts = ["agent-payable", "agent-margin-pending", "buyer-receivable"] as const;
    const sums = await sumsOfParty(app.platform.database, order.profileId, accounts);
    expect(Object.fromEntries(sums)).toEqual({
      "agent-payable": -50_00,
      "agent-margin-pending": 50_00,
      "buyer-receivable": 0,
    });
  });
});

describe("the clock", () => {
  test("[R21] money that nobody reported is found by the clock within 15 minutes and becomes an order", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    await pay(app, fields, "success", { fault: "drop" });
    const finance = await aPerson(app, { roles: ["finance"] });
    const open = await app.call(listOpenPayments, { query: {} }, { as: finance.cookie });
    expect(open.data.payments.map((payment) => payment.txnid)).toContain(txnid);
    app.clock.advance(2 * minute);
    await runJob(app, "payments/reconcile");
    expect(await statesOf(order.as)).toEqual(paid);
    const after = await app.call(listOpenPayments, { query: {} }, { as: finance.cookie });
    expect(after.data.payments.map((payment) => payment.txnid)).not.toContain(txnid);
  });

  test("[R21] a payment that the provider called failed is asked about for a day all the same: money that came later and that nobody reported becomes the order, and nothing is locked until then", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    await pay(app, fields, "failure", { fault: "drop" });
    app.clock.advance(2 * minute);
    await runJob(app, "payments/reconcile");
    expect(await statesOf(order.as)).toEqual(over("PAYMENT_FAILED"));
    expect([await openPaymentOf(app, order.as), await allocated(order.listingId)]).toEqual([null, 0]);
    const asked = () => looksAt(txnid);
    for (const _ of [1, 2, 3]) await runJob(app, "payments/reconcile");
    expect((await asked()).looks).toBe(1);
    app.clock.advance(23 * 60 * minute);
    await app.platform.database
      .updateTable("fake_payu_payments")
      .set({ status: "success", unmapped_status: "captured" })
      .where("txnid", "=", txnid)
      .execute();
    await runJob(app, "payments/reconcile");
    expect(await statesOf(order.as)).toEqual(paid);
    expect(await asked()).toMatchObject({ looks: 2, next_look_at: null });
  });

  test("[R21] a failed payment is asked about at most 28 times, and never after a day", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    await pay(app, fields, "failure", { fault: "drop" });
    for (let at = 0; at < 26 * 12; at += 1) {
      app.clock.advance(5 * minute);
      await runJob(app, "payments/reconcile");
    }
    const row = await looksAt(txnid);
    expect(row).toMatchObject({ state: "failed", next_look_at: null });
    expect(row.looks).toBeGreaterThanOrEqual(26);
    expect(row.looks).toBeLessThanOrEqual(28);
  });

  test("[R21] payments that failed, however many are due, keep nobody who waits from being asked about", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    await sql`
      insert into online_payments
      select (jsonb_populate_record(payment, jsonb_build_object('txnid', 'FAILED' || number, 'state', 'failed',
        'next_look_at', payment.started_at - interval '1 minute'))).*
      from online_payments payment, generate_series(1, 250) number where txnid = ${txnid}`.execute(
      app.platform.database,
    );
    await pay(app, fields, "success", { fault: "drop" });
    app.clock.advance(2 * minute);
    await runJob(app, "payments/reconcile");
    expect(await statesOf(order.as)).toEqual(paid);
    await sql`delete from online_payments where txnid like 'FAILED%'`.execute(app.platform.database);
  });

  test("an order that is never paid is over after half an hour, with or without a try; the cart is open again", async () => {
    const untried = await aWaitingOrder(app);
    const tried = await aWaitingOrder(app);
    await started(app, tried);
    app.clock.advance(30 * minute - 1);
    await runJob(app, "payments/expire-online");
    expect(await statesOf(tried.as)).toEqual(waiting);
    app.clock.advance(1);
    await runJob(app, "payments/expire-online");
    for (const { as, listingId } of [untried, tried]) {
      expect(await statesOf(as)).toEqual(over("ORD_EXPIRED"));
      expect([await inCart(as), await allocated(listingId)]).toEqual([2, 0]);
    }
  });

  test("while the bank is at work the order waits on", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    await pay(app, fields, "pending");
    expect((await checked(app, order.as, txnid)).outcome).toBe("checking");
    app.clock.advance(20_000);
    expect((await checked(app, order.as, txnid)).outcome).toBe("paid");
    expect(await statesOf(order.as)).toEqual(paid);
  });

  test("[R21] money that comes after the order was over makes it an order again while the cart is as it was and the packs are there", async () => {
    const order = await aWaitingOrder(app, { isAgent: true });
    const { txnid, fields } = await started(app, order);
    await pay(app, fields, "late");
    expect((await checked(app, order.as, txnid)).outcome).toBe("failed");
    expect(await statesOf(order.as)).toEqual(over("PAYMENT_FAILED"));
    app.clock.advance(60 * minute);
    await runJob(app, "payments/reconcile");
    expect(await statesOf(order.as)).toEqual(paid);
    expect([await inCart(order.as), await allocated(order.listingId)]).toEqual([0, 1]);
    const { data } = await app.call(readOnlinePayment, { params: { txnid } }, { as: order.as });
    expect(data.outcome).toBe("paid");
  });

  test("[R21] late money goes back when the packs are gone, or when the buyer has gone on", async () => {
    const gone = await aWaitingOrder(app, { stock: 1 });
    const first = await started(app, gone);
    await pay(app, first.fields, "late");
    await checked(app, gone.as, first.txnid);
    const other = await aPerson(app);
    await orderOnline(app, other.cookie, [{ listingId: gone.listingId, quantity: 1 }]);
    const changed = await aWaitingOrder(app);
    const second = await started(app, changed);
    await pay(app, second.fields, "late");
    await checked(app, changed.as, second.txnid);
    const body = { listingId: changed.listingId, quantity: 1 };
    await app.call(addToCart, { body }, { as: changed.as });
    app.clock.advance(60 * minute);
    await runJob(app, "payments/reconcile");
    for (const { as, txnid } of [
      { as: gone.as, txnid: first.txnid },
      { as: changed.as, txnid: second.txnid },
    ]) {
      const { data } = await app.call(readOnlinePayment, { params: { txnid } }, { as });
      expect(data.outcome).toBe("returned");
      expect(await statesOf(as)).toEqual(over("PAYMENT_FAILED"));
      expect(await inCart(as)).toBe(2);
    }
    expect(await allocated(changed.listingId)).toBe(0);
  });
});
