import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { sumOfOrder } from "#features/ledger/server";
import { listOrders } from "#features/orders/contract/orders.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, orderOnline, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";
import { listOpenPayments } from "../../contract/online-payments.ts";
import { movePayment } from "../../contract/unsettled-payments.ts";
import { lockPayableOrders } from "../payable.queries.ts";
import { findAttempt, lockAttempt } from "./online.queries.ts";
import { book } from "./settle-payment.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { LOG_LEVEL: "silent" } });
});
afterAll(() => app.close());

const hour = 60 * 60_000;
/** Sessions end while days pass. */
const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
let numbers = 40_399_371_550_000;
/** A number of the provider's for a payment. */
function aNumber(): string {
  numbers += 1;
  return String(numbers);
}

/** A payment with which the bank was at work for a day, or that never came to the provider; then it was given up. */
async function givenUp(isKnown = true) {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  const report = isKnown ? (await pay(app, fields, "pending", { fault: "drop" })).fields : {};
  const provider = (change: "success captured" | "pending initiated") => {
    const [status, unmapped] = change.split(" ");
    return sql`
      update fake_payu_payments set succeeds_at = null, status = ${status}, unmapped_status = ${unmapped}
      where txnid = ${txnid}`.execute(app.platform.database);
  };
  await provider("pending initiated");
  for (const hours of [1, 25]) {
    app.clock.advance(hours * hour);
    await runJob(app, "payments/reconcile");
    await runJob(app, "payments/expire-online");
  }
  const move = async (body: InputOf<typeof movePayment>["body"]) =>
    app.call(movePayment, { params: { txnid }, body }, { as: await asFinance() });
  const bookIt = (amountInPaise: number, mihpayid = aNumber()) =>
    move({ action: "BOOK", mihpayid, amountInPaise });
  const listed = async () => {
    const { data } = await app.call(listOpenPayments, { query: {} }, { as: await asFinance() });
    return data.payments.find((payment) => payment.txnid === txnid);
  };
  const states = async () => {
    const { data } = await app.call(listOrders, { query: {} }, { as: await sessionFor(app, order) });
    return data.orders.map(({ stateInfo }) => stateInfo.currentState);
  };
  return { ...order, txnid, report, provider, move, bookIt, listed, states };
}
/** How often the money of a payment is in the books as the provider's. */
async function takenOf(orderIds: readonly string[]): Promise<number[]> {
  return Promise.all(orderIds.map((orderId) => sumOfOrder(app.platform.database, "gateway-money", orderId)));
}

test("[R21] a payment of which the provider could not say in a day what became of it stays in the list of finance, until he is asked and says so", async () => {
  const payment = await givenUp();
  expect(await payment.listed()).toMatchObject({
    ...{ state: "given-up", standing: "pending", actions: ["ASK", "BOOK", "CLOSE"] },
  });
  expect((await payment.move({ action: "ASK" })).data.state).toBe("given-up");
  await payment.provider("success captured");
  expect((await payment.move({ action: "ASK" })).data.state).toBe("paid");
  expect(await payment.states()).toEqual(["ORD_PLACED", "ORD_PLACED"]);
  expect(await takenOf(payment.orderIds)).toEqual([540_00, 540_00]);
  expect(await payment.listed()).toBeUndefined();
});

test("[R21] what the payer began and never took to the provider is no work for finance; what is open can be asked about", async () => {
  const never = await givenUp(false);
  expect(await never.listed()).toBeUndefined();
  const order = await aWaitingOrder(app);
  const { txnid } = await started(app, order);
  const { data } = await app.call(listOpenPayments, { query: {} }, { as: await asFinance() });
  expect(data.payments.find((each) => each.txnid === txnid)?.actions).toEqual(["ASK"]);
  const early = await app.call(
    movePayment,
    { params: { txnid }, body: { action: "CLOSE" } },
    { as: await asFinance() },
  );
  expect(early.code).toBe("payments/payment-moved-on");
});

test("[R21] money that the provider's pages show is booked by hand once, under a number that no other payment has", async () => {
  const payment = await givenUp();
  const number = aNumber();
  const answers = await Promise.all(Array.from({ length: 5 }, () => payment.bookIt(1_080_00, number)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(await payment.states()).toEqual(["ORD_PLACED", "ORD_PLACED"]);
  expect(await takenOf(payment.orderIds)).toEqual([540_00, 540_00]);
  expect(await payment.listed()).toBeUndefined();
  const other = await givenUp();
  const used = await other.bookIt(1_080_00, number);
  expect(used.code).toBe("payments/provider-number-used");
  expect((await other.move({ action: "ASK" })).data.state).toBe("given-up");
});

test.each(["open", "failed"] as const)(
  "[R21] captured money of which the amount cannot be read is asked about again, and stands before finance when that does not help (of a payment that is %s)",
  async (before) => {
    const order = await aWaitingOrder(app);
    const { txnid } = await started(app, order);
    const unread = { standing: "captured", mihpayid: aNumber(), amountInPaise: null } as const;
    const failed = { standing: "failed", mihpayid: null, amountInPaise: null } as const;
    const hear = (verified: typeof unread | typeof failed) =>
      inTransaction(app.platform, async (transaction) => {
        const attempt = await lockAttempt(transaction, txnid);
        if (!attempt) throw new Error(`no payment ${txnid}`);
        const orders = await lockPayableOrders(transaction, attempt);
        const booking = { attempt, orders, verified: { ...verified, mode: null, bankRefNum: null } };
        await book(app.platform, transaction, booking);
        return findAttempt(transaction, txnid);
      });
    if (before === "failed") await hear(failed);
    expect(await hear(unread)).toMatchObject({ state: before });
    app.clock.advance(25 * hour);
    expect(await hear(unread)).toMatchObject({ state: "given-up" });
    const { data } = await app.call(listOpenPayments, { query: {} }, { as: await asFinance() });
    expect(data.payments.map((payment) => payment.txnid)).toContain(txnid);
  },
);

test("[R21] money that was given up and is of another amount, or comes for an order that cannot be had again, goes back", async () => {
  const wrong = await givenUp();
  expect((await wrong.bookIt(1_000_00)).data.state).toBe("returned");
  const gone = await givenUp();
  // The buyer has ordered the same once more, to be paid anew.
  await orderOnline(app, await sessionFor(app, gone), []);
  expect((await gone.bookIt(1_080_00)).data.state).toBe("returned");
  const { data } = await app.call(listOpenPayments, { query: {} }, { as: await asFinance() });
  for (const [{ txnid, orderIds }, amountInPaise] of [
    [wrong, 1_000_00] as const,
    [gone, 1_080_00] as const,
  ]) {
    const backs = data.refunds.filter((refund) => refund.txnid === txnid);
    expect(backs).toMatchObject([{ amountInPaise, orderId: null }]);
    expect(await takenOf(orderIds)).toEqual([0, 0]);
  }
});

test("[R21] a payment that finance says did not come leaves the list, and is booked all the same if the provider reports it later", async () => {
  const payment = await givenUp();
  expect((await payment.move({ action: "CLOSE" })).data.state).toBe("failed");
  expect(await payment.listed()).toBeUndefined();
  expect((await payment.move({ action: "CLOSE" })).code).toBe("payments/payment-moved-on");
  expect((await payment.bookIt(1_080_00)).code).toBe("payments/payment-moved-on");
  await payment.provider("success captured");
  expect((await postForm(app, "/v2/payu/webhook", payment.report)).statusCode).toBe(200);
  await runJob(app, "payments/settle", { txnid: payment.txnid });
  expect(await takenOf(payment.orderIds)).toEqual([540_00, 540_00]);
});
