import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { sumOfOrder, sumsOfParty } from "#features/ledger/server";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { listRefunds as listRefundsToApprove, moveRefund } from "#features/orders/contract/refunds.ts";
import { expectWholeBooks } from "#testing/market/books.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { receiveDuplicateRefund } from "../../contract/duplicate-refunds.ts";
import {
  checkPayment,
  listOpenPayments,
  listRefunds,
  moveProviderRefund,
  refundOrder,
} from "../../contract/online-payments.ts";
import { readPayment } from "../../contract/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { LOG_LEVEL: "silent" } });
});
afterAll(() => app.close());

const minute = 60_000;
const day = 24 * 60 * minute;
/** Sessions end while weeks pass. */
const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
async function letPass(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await runJob(app, "payments/reconcile");
}

/** A refund of ₹540.00 that the provider was silent about for two weeks, given up and approved to go another way. */
async function givenUp() {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  const [orderId = ""] = order.orderIds;
  const body = { amountInPaise: 540_00, reason: "Short weight" };
  const { data } = await app.call(refundOrder, { params: { orderId }, body }, { as: await asFinance() });
  const { token } = await app.platform.database
    .selectFrom("refunds")
    .select("token")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const atProvider = async (action: "ASK" | "GIVE_UP") =>
    app.call(moveProviderRefund, { params: { token }, body: { action } }, { as: await asFinance() });
  await atProvider("ASK");
  const asked = (moved: string) =>
    sql`update fake_payu_refunds set asked_at = asked_at + ${moved}::interval where token = ${token}`.execute(
      app.platform.database,
    );
  await asked("60 days");
  app.clock.advance(15 * day);
  await atProvider("GIVE_UP");
  const byHand = async (wish: InputOf<typeof moveRefund>["body"]) =>
    app.call(moveRefund, { params: { refundId: data.refundId }, body: wish }, { as: await asFinance() });
  expect((await byHand({ action: "RETRY" })).status).toBe(201);
  await byHand({ action: "APPROVE" });
  const paidLate = async () => {
    await asked("-60 days");
    await letPass(25 * 60 * minute);
    await letPass(25 * 60 * minute);
  };
  const asBuyer = () => sessionFor(app, order);
  return { ...order, orderId, token, byHand, paidLate, asBuyer };
}

/** The same, sent by UPI and paid by the provider after all. */
async function wentTwice(reference: string) {
  const refund = await givenUp();
  expect((await refund.byHand({ action: "SEND", reference, method: "upi" })).status).toBe(201);
  await refund.byHand({ action: "CONFIRM" });
  await refund.paidLate();
  return refund;
}
const receivable = async (profileId: number) =>
  (await sumsOfParty(app.platform.database, profileId, ["buyer-receivable"])).get("buyer-receivable") ?? 0;
const owedBack = async (token: string) => {
  const { data } = await app.call(listOpenPayments, { query: {} }, { as: await asFinance() });
  return data.twice.find((refund) => refund.token === token);
};
const receive = async (token: string, amountInPaise: number, reference: string) =>
  app.call(
    receiveDuplicateRefund,
    { params: { token }, body: { amountInPaise, reference } },
    { as: await asFinance() },
  );
async function booksBalance(): Promise<void> {
  const { rows } =
    await sql`select set_id from ledger_entries group by set_id having sum(amount_in_paise) <> 0`.execute(
      app.platform.database,
    );
  expect(rows).toEqual([]);
}

test("a refund that was given up and that the provider pays after all is not sent by hand any more when it was not yet", async () => {
  const { orderId, profileId, byHand, paidLate, asBuyer } = await givenUp();
  const before = await receivable(profileId);
  await paidLate();
  const shown = await app.call(listRefunds, { params: { orderId } }, { as: await asBuyer() });
  expect(shown.data.refunds[0]).toMatchObject({ status: "confirmed", method: "provider" });
  expect((await byHand({ action: "SEND", reference: "UPI 1188" })).code).toBe("orders/not-possible");
  expect(await sumOfOrder(app.platform.database, "refund-due", orderId)).toBe(0);
  expect(await receivable(profileId)).toBe(before);
});

test("a refund that went out by hand and by the provider is owed back: finance sees who owes it, why and how much until it has come", async () => {
  const { token, orderId, profileId, byHand } = await wentTwice("UPI 2299");
  expect(await receivable(profileId)).toBe(540_00);
  const phone = await app.platform.database
    .selectFrom("profiles")
    .select("mobile_no")
    .where("id", "=", profileId)
    .executeTakeFirstOrThrow();
  expect(await owedBack(token)).toMatchObject({
    ...{ orderId, phone: phone.mobile_no, amountInPaise: 540_00, owedInPaise: 540_00 },
    ...{ method: "upi", reference: "UPI 2299", daysOwed: 1 },
  });
  expect((await byHand({ action: "FAIL" })).code).toBe("orders/not-possible");
  const twice = await Promise.all([
    receive(token, 200_00, "HDFC 9001"),
    receive(token, 200_00, "hdfc9001"),
    receive(token, 140_00, "HDFC 9002"),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  expect((await owedBack(token))?.owedInPaise).toBe(200_00);
  expect((await receive(token, 200_00, "HDFC 9003")).data).toEqual({ token, owedInPaise: 0 });
  expect([await owedBack(token), await receivable(profileId)]).toEqual([undefined, 0]);
  await booksBalance();
});

test("what a buyer sends back above what he owes is booked too, and goes to him as a refund of the order", async () => {
  const { token, orderId, profileId, asBuyer } = await wentTwice("UPI 3399");
  expect((await receive(token, 600_00, "HDFC 9010")).data.owedInPaise).toBe(0);
  const { refunds } = (await app.call(listRefundsToApprove, { query: {} }, { as: await asFinance() })).data;
  expect(refunds.filter((refund) => refund.orderId === orderId)).toMatchObject([
    { amountInPaise: 60_00, status: "to-approve", cause: "surplus" },
  ]);
  expect(await receivable(profileId)).toBe(0);
  const shown = await app.call(readPayment, { params: { orderId } }, { as: await asBuyer() });
  expect(shown.data.partialPayments).toMatchObject([
    { mihpayid: "HDFC 9010", amount: 60, paidThrough: "Bank Transfer", status: "Confirmed" },
  ]);
  await expectWholeBooks({ app });
  expect((await receive("R404", 1_00, "HDFC 9011")).code).toBe("payments/refund-not-found");
  await booksBalance();
});

test("who got a refund twice reads beside it how much he sends back and to which account, until it has come; nobody else does", async () => {
  const { token, orderId, asBuyer } = await wentTwice("UPI 3901");
  const other = await givenUp();
  const owed = async (of: string, as: string) =>
    (await app.call(listRefunds, { params: { orderId: of } }, { as })).data.owedBack;
  const account = app.platform.config.bankAccount;
  expect(account).not.toBeNull();
  expect(await owed(orderId, await asBuyer())).toEqual([
    { amountInPaise: 540_00, owedInPaise: 540_00, reference: "UPI 3901", account },
  ]);
  expect(await owed(other.orderId, await other.asBuyer())).toEqual([]);
  await receive(token, 40_00, "HDFC 9012");
  expect(await owed(orderId, await asBuyer())).toMatchObject([{ owedInPaise: 500_00 }]);
  await receive(token, 500_00, "HDFC 9013");
  expect(await owed(orderId, await asBuyer())).toEqual([]);
});

test("who got a refund twice is told at once and every week how much he owes and where to send it; finance is told once", async () => {
  const inFinance = await aPerson(app, { roles: ["finance"] });
  const { token, asBuyer } = await wentTwice("UPI 4499");
  const told = async () => {
    const { notifications } = (await app.call(listNotifications, { query: {} }, { as: await asBuyer() }))
      .data;
    return notifications.filter(({ kind }) => kind === "REFUND_CAME_TWICE").map(({ text }) => text.en);
  };
  const pass = async (days: number) => {
    app.clock.advance(days * day);
    await runJob(app, "payments/remind-owed-back");
    await runJob(app, "payments/remind-owed-back");
  };
  await pass(0);
  expect(await told()).toEqual([expect.stringMatching(/number UPI 4499 .+ send ₹540\.00 back, to .+\d{9}/)]);
  await receive(token, 40_00, "HDFC 9020");
  await pass(7);
  expect(await told()).toHaveLength(2);
  expect((await told())[0]).toContain("send ₹500.00 back");
  expect((await owedBack(token))?.daysOwed).toBe(8);
  await receive(token, 500_00, "HDFC 9021");
  await pass(7);
  expect(await told()).toHaveLength(2);
  const { data } = await app.call(listNotifications, { query: {} }, { as: await sessionFor(app, inFinance) });
  const ofRefund = data.notifications.filter(({ kind }) => kind === "REFUND_PAID_TWICE");
  expect(ofRefund).toHaveLength(1);
});
