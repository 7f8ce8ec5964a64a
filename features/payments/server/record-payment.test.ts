import { afterAll, beforeAll, expect, test } from "vitest";
import { listPendingPayments, readEarnings } from "#features/earnings/contract";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { confirmCash } from "#features/orders/server";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { readPayment, recordPayment } from "../contract/payments.ts";

let app: TestApp;
let listingId: number;
beforeAll(async () => {
  app = await testApp();
  ({ listingId } = await aProduct(app, { priceInPaise: 500_00, commissionInPaise: 25_25, onHand: 900 }));
});
afterAll(() => app.close());

/** An agent with COD orders of ₹540.00 each. */
async function agentWith(orders: number) {
  const { cookie } = await aPerson(app, { roles: ["agent"] });
  const orderIds: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const placed = await anOrder(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    orderIds.push(...placed.orderIds);
  }
  return { cookie, orderIds, orderId: orderIds[0] ?? "" };
}

const enter = (as: string, orderId: string, body: object, headers = {}) =>
  app.call(
    recordPayment,
    {
      params: { orderId },
      body: { amountInPaise: 100_00, paidThrough: "UPI", reference: "UPI4711", ...body },
    },
    { as, headers },
  );
const read = (as: string, orderId: string) => app.call(readPayment, { params: { orderId } }, { as });
const pending = async (as: string, query: object = {}) =>
  (await app.call(listPendingPayments, { query }, { as })) as unknown as {
    status: number;
    code: string;
    numFound: number;
    data: { orderId: string; balanceAmount: number; partialPayments: object[] }[];
  };

test("[API-050] a payment is read with what is due, and one that is entered waits for confirmation", async () => {
  const { cookie, orderId } = await agentWith(1);
  const before = await read(cookie, orderId);
  expect(before.data).toEqual({
    orderId,
    mode: "COD",
    dummyOrder: false,
    isOffered: true,
    isCancelled: false,
    isEndedUnpaid: false,
    isDelivered: false,
    ways: ["Bank Transfer", "UPI", "Cash"],
    totalInPaise: 540_00,
    marginInPaise: 0,
    paidInPaise: 0,
    returnedInPaise: 0,
    returningInPaise: 0,
    balanceInPaise: 540_00,
    marginDueInPaise: 0,
    ownMarginInPaise: 25_25,
    claimableInPaise: 540_00,
    received: [],
    payInto: { account: app.platform.config.bankAccount, reference: orderId, payBefore: null },
    partialPayments: [],
  });
  const entered = await enter(cookie, orderId, { amountInPaise: 140_50, reference: "  HDFC 0042 " });
  expect([entered.status, entered.code]).toEqual([201, "CREATED"]);
  expect(entered.data).toMatchObject({ balanceInPaise: 540_00, claimableInPaise: 399_50 });
  expect((await read(cookie, orderId)).data).toEqual(entered.data);
});

test("[ENT-024] a partial payment carries reference, time, amount, way and status", async () => {
  const { cookie, orderId } = await agentWith(1);
  const { data } = await enter(cookie, orderId, { reference: "HDFC0042", paidThrough: "Bank Transfer" });
  expect(data.partialPayments).toEqual([
    {
      mihpayid: "HDFC0042",
      addedon: "2026-07-14 11:00:00",
      amount: 100,
      paidThrough: "Bank Transfer",
      status: "Waiting for confirmation",
    },
  ]);
});

test("[PAY-027] an amount of nothing, below a paisa or above the balance is refused beside its field", async () => {
  const { cookie, orderId } = await agentWith(1);
  for (const amountInPaise of [0, -1, 0.5, 540_01, 2_000_000_000_00, 1e15, "100"]) {
    const { status, fields } = await enter(cookie, orderId, { amountInPaise });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ["amountInPaise"]]);
    const isTooLarge = fields?.["amountInPaise"] === "This number is too large.";
    expect([amountInPaise, isTooLarge]).toEqual([amountInPaise, Number(amountInPaise) > 1_000_000_000_00]);
  }
  for (const reference of ["", "   ", "123", "x".repeat(41), "=cmd()", undefined]) {
    const { status, fields } = await enter(cookie, orderId, { reference });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ["reference"]]);
  }
  expect((await read(cookie, orderId)).data.partialPayments).toEqual([]);
});

test("what waits for confirmation cannot be entered again, nor the same reference", async () => {
  const { cookie, orderId } = await agentWith(1);
  await enter(cookie, orderId, { amountInPaise: 500_00, reference: "A0001" });
  const tooMuch = await enter(cookie, orderId, { amountInPaise: 40_01, reference: "A0002" });
  expect([tooMuch.status, tooMuch.code]).toEqual([422, "payments/more-than-due"]);
  const same = await enter(cookie, orderId, { amountInPaise: 1_00, reference: "A0001" });
  expect([same.status, Object.keys(same.fields ?? {})]).toEqual([409, ["reference"]]);
  expect((await enter(cookie, orderId, { amountInPaise: 40_00, reference: "A0002" })).status).toBe(201);
});

test("cash that the seller confirms is no claim any more, nor what he has none of after the order is over", async () => {
  const { cookie, orderIds } = await agentWith(2);
  const [paid = "", over = ""] = orderIds;
  for (const orderId of orderIds)
    await enter(cookie, orderId, { amountInPaise: 540_00, paidThrough: "Cash", reference: "CASH1" });
  expect(await confirmCash(app.platform, paid)).toBe("confirmed");
  await app.call(
    actOnOrder,
    { params: { orderId: over }, query: { action: "CANCEL_ORDER" } },
    { as: cookie },
  );
  expect(await confirmCash(app.platform, over, 0)).toBe("confirmed");
  await app.startWorker();
  const statusOf = async (orderId: string) => (await read(cookie, orderId)).data.partialPayments[0]?.status;
  const both = async () => [await statusOf(paid), await statusOf(over)];
  await expect.poll(both).toEqual(["Confirmed", "Not received"]);
});

test("20 payments entered at once never ask for more than the balance", async () => {
  const { cookie, orderId } = await agentWith(1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      enter(cookie, orderId, { amountInPaise: 100_00, reference: `PAR${at}x` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(15);
  expect((await read(cookie, orderId)).data.claimableInPaise).toBe(40_00);
});

test("the same wish sent twice under one key is entered once", async () => {
  const { cookie, orderId } = await agentWith(1);
  const headers = { "idempotency-key": "one-wish" };
  const [first, second] = await Promise.all([
    enter(cookie, orderId, {}, headers),
    enter(cookie, orderId, {}, headers),
  ]);
  const statuses = [first.status, second.status].sort();
  expect([
    [201, 201],
    [201, 409],
  ]).toContainEqual(statuses);
  expect((await read(cookie, orderId)).data.partialPayments).toHaveLength(1);
});

test("an entered payment moves neither balance nor earnings", async () => {
  const { cookie, orderId } = await agentWith(1);
  const earnings = async () => (await app.call(readEarnings, { query: {} }, { as: cookie })).data;
  const before = await earnings();
  await enter(cookie, orderId, { amountInPaise: 540_00 });
  expect(await earnings()).toEqual(before);
  expect((await pending(cookie)).data[0]?.balanceAmount).toBe(540);
});

test("[API-021] [API-022] [API-024] [ENT-023] pending payments are unpaid orders; numFound stands beside data", async () => {
  const { cookie, orderIds } = await agentWith(3);
  const [paid = "", other = "", latest = ""] = orderIds;
  expect(await confirmCash(app.platform, paid)).toBe("confirmed");
  await enter(cookie, other, {});
  const sent = await app.app.inject({
    url: "/rest/v2/estore/orders/pending-payment-orders?limit=10&offset=0",
    headers: { cookie },
  });
  expect(sent.json()).toEqual({
    code: "OK",
    info: "Done.",
    numFound: 2,
    data: [
      {
        orderId: latest,
        orderDate: testNow.getTime(),
        totalAmount: 540,
        balanceAmount: 540,
        marginDueAmount: 0,
        farmerName: "Ramulu",
        partialPayments: [],
      },
      expect.objectContaining({ orderId: other, partialPayments: [expect.anything()] }),
    ],
  });
});

test("[API-023] [API-060] pending payments are paged and chosen by days; faults of the days stand beside them", async () => {
  const { cookie, orderIds } = await agentWith(3);
  const [first, second, third] = orderIds;
  const rows = await pending(cookie, { offset: 1, limit: 1 });
  expect([rows.numFound, rows.data.map((row) => row.orderId)]).toEqual([3, [second]]);
  expect((await pending(cookie, { offset: 9 })).numFound).toBe(3);
  await app.platform.database
    .updateTable("orders")
    .set({ created_at: new Date("2026-07-01T05:00:00Z") })
    .where("id", "=", first ?? "")
    .execute();
  const july1 = await pending(cookie, { fromDate: "2026/07/01", toDate: "2026/07/01" });
  expect([july1.numFound, july1.data.map((row) => row.orderId)]).toEqual([1, [first]]);
  const today = await pending(cookie, { fromDate: "2026/07/14", toDate: "2026/07/14" });
  expect(today.data.map((row) => row.orderId)).toEqual([third, second]);
  expect((await pending(cookie, { fromDate: "2026/07/15", toDate: "2026/07/15" })).status).toBe(422);
});

test("pending payments take three statements however many rows they have", async () => {
  const { cookie, orderIds } = await agentWith(3);
  for (const orderId of orderIds) await enter(cookie, orderId, {});
  // What the tests before have set in motion still sends statements of its own for a while.
  const sent = async () => (await app.statements.during(() => pending(cookie))).statements.length;
  await expect.poll(sent).toBe(3);
});

test("[PAY-019] what is read of a practice order says that it is one: nothing is due, nothing was paid, nothing can be entered", async () => {
  const { cookie } = await agentWith(0);
  const placed = await anOrder(app, { as: cookie, lines: [{ listingId, quantity: 1 }], isPractice: true });
  const orderId = placed.orderIds[0] ?? "";
  expect((await read(cookie, orderId)).data).toMatchObject({
    mode: "COD",
    dummyOrder: true,
    isOffered: false,
    paidInPaise: 0,
    balanceInPaise: 0,
  });
  expect((await enter(cookie, orderId, {})).code).toBe("payments/not-offered");
});
