import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRefunds, moveRefund } from "#features/orders/contract/refunds.ts";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { markPaid } from "#features/payouts/contract";
import { moveSettlement, receiveFromSeller } from "#features/settlements/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aPayout } from "#testing/shop/payouts.ts";
import { approvedOrder } from "#testing/shop/settled-orders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
});
afterAll(() => app.close());

const asFinance = async (headers = {}) => ({
  as: (await aPerson(app, { roles: ["finance"] })).cookie,
  headers,
});

/** Three kinds of money that finance sends by hand, each ready to be sent; the seller of two orders owes of one. */
async function readyToSend() {
  const desk = tradeDesk(app);
  const trade = await desk.aTrade();
  const settled = await approvedOrder(app, trade);
  const refunded = await desk.anOrderOf(trade);
  await desk.paidAtTheDoor(refunded);
  const { orderId } = refunded;
  const body = { amountInPaise: 100_00, reason: "One bag was torn" };
  const granted = await app.call(refundOrder, { params: { orderId }, body }, await asFinance());
  const { refundId } = granted.data;
  const { payoutId } = await aPayout(app);
  return { settled, refunded: { orderId, refundId }, payoutId };
}
type Ready = Awaited<ReturnType<typeof readyToSend>>;

const sendRefund = async ({ refunded: { refundId } }: Ready, reference: string, headers = {}) =>
  app.call(
    moveRefund,
    { params: { refundId }, body: { action: "SEND", reference, method: "upi" } },
    await asFinance(headers),
  );
const paySeller = async ({ settled: { orderId, dueInPaise } }: Ready, reference: string, headers = {}) =>
  app.call(
    moveSettlement,
    { params: { orderId }, body: { action: "PAY_OUT", reference, dueInPaise, paidInPaise: dueInPaise } },
    await asFinance(headers),
  );
const payAgent = async ({ payoutId }: Ready, bankReference: string, headers = {}) =>
  app.call(markPaid, { params: { payoutId }, body: { bankReference } }, await asFinance(headers));

test("[R22] of a refund, a seller's and an agent's payment sent at once under one number one is noted; each other one is refused beside its number", async () => {
  const ready = await readyToSend();
  const answers = await Promise.all([
    sendRefund(ready, "hdfc 2026 0001"),
    paySeller(ready, "HDFC20260001"),
    payAgent(ready, "HDFC20260001"),
  ]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(2);
  for (const { fields } of refused) expect(Object.values(fields ?? {})[0]).toMatch(/was used before, for /);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_references where reference = 'HDFC20260001'`.execute(
    app.platform.database,
  );
  expect(rows[0]?.count).toBe(1);
});

test("whoever enters a number again reads in his language what it paid", async () => {
  const ready = await readyToSend();
  const number = `PO-${String(ready.payoutId).padStart(6, "0")}`;
  const { orderId } = ready.refunded;
  expect((await sendRefund(ready, "ICIC0001")).status).toBe(201);
  expect((await payAgent(ready, "ICIC0001")).fields).toEqual({
    bankReference: `This number was used before, for a refund of order #${orderId}. Every payment has a number of its own.`,
  });
  expect((await payAgent(ready, "ICIC0002")).status).toBe(200);
  const inTelugu = await paySeller(ready, "ICIC0002", { "accept-language": "te" });
  expect(inTelugu.fields?.["reference"]).toContain(`ఏజెంట్ చెల్లింపు ${number} కోసం వాడారు`);
  expect((await paySeller(ready, "ICIC0003")).status).toBe(201);
  const other = await readyToSend();
  expect((await sendRefund(other, "ICIC0003")).fields?.["reference"]).toContain(
    `paying the seller of order #${ready.settled.orderId}`,
  );
});

test("a number of money that came in does not keep one from going out; two that came in under it are refused", async () => {
  const ready = await readyToSend();
  const { orderId } = ready.refunded;
  const { seller_id: sellerId } = await app.platform.database
    .selectFrom("orders")
    .select("seller_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const receive = async (reference: string) =>
    app.call(
      receiveFromSeller,
      { params: { sellerId }, body: { amountInPaise: 1_00, reference } },
      await asFinance(),
    );
  // The seller has taken the cash of an order of which money goes back.
  expect((await receive("SBIN0001")).status).toBe(201);
  expect((await receive("sbin 0001")).info).toMatch(/was used before, for what .+ owed\./);
  expect((await sendRefund(ready, "SBIN0001")).status).toBe(201);
});

test("a refund that is sent again after it failed needs another number", async () => {
  const ready = await readyToSend();
  const { refundId } = ready.refunded;
  expect((await sendRefund(ready, "KKBK0001")).status).toBe(201);
  expect((await sendRefund(ready, "KKBK0001")).code).toBe("orders/not-possible");
  for (const action of ["FAIL", "RETRY", "APPROVE"] as const) {
    const moved = await app.call(moveRefund, { params: { refundId }, body: { action } }, await asFinance());
    expect(moved.status).toBe(201);
  }
  expect((await sendRefund(ready, "KKBK0001")).code).toBe("orders/reference-used");
  expect((await sendRefund(ready, "KKBK0002")).status).toBe(201);
  const { refunds } = (await app.call(listRefunds, { query: {} }, await asFinance())).data;
  expect(refunds.find((refund) => refund.refundId === refundId)?.reference).toBe("KKBK0002");
});
