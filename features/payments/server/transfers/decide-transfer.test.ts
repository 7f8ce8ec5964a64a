import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { cancelLines, listRequests } from "#features/orders/contract/order-requests.ts";
import { listRefunds } from "#features/orders/contract/refunds.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { stuckOrder } from "#testing/shop/stuck-order.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { listRefunds as listBuyersRefunds, refundOrder } from "../../contract/online-payments.ts";
import { readPayment } from "../../contract/payments.ts";
import { receiveForOrder } from "../../contract/received-money.ts";

const day = 86_400_000;
let app: TestApp;
let desk: Awaited<ReturnType<typeof transferDesk>>;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { LOG_LEVEL: "silent" } });
  desk = await transferDesk(app);
});
afterAll(() => app.close());

let numbers = 0;
/** A number of the bank that nothing was entered under. */
function aNumber(): string {
  numbers += 1;
  return `4123456${String(numbers).padStart(5, "0")}`;
}

/** State and balance of orders, by their number. */
async function ordersOf(orderIds: readonly string[]) {
  const { rows } = await sql<{ state: string; balance: number }>`
    select state, coalesce(balance_in_paise, 0)::bigint as balance
    from orders left join published.ledger_order_balances balance on balance.order_id = orders.id
    where orders.id = any(${[...orderIds]}::text[]) order by orders.id`.execute(app.platform.database);
  return rows.map(({ state, balance }) => [state, balance]);
}
const refundsOf = async (orderIds: readonly string[]) => {
  const { refunds } = (await app.call(listRefunds, { query: {} }, { as: desk.finance })).data;
  return refunds
    .filter(({ orderId }) => orderIds.includes(orderId))
    .map(({ orderId, amountInPaise, isWhole }) => [orderId, amountInPaise, isWhole]);
};
/** What came into the bank for these orders; every order's books sum to zero. */
async function bankOf(orderIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number; odd: number }>`
    select coalesce(sum(amount_in_paise) filter (where account = 'platform-bank'), 0)::bigint as total,
      sum(amount_in_paise)::bigint as odd
    from ledger_entries where order_id = any(${[...orderIds]}::text[])`.execute(app.platform.database);
  expect(rows[0]?.odd).toBe(0);
  return rows[0]?.total ?? 0;
}
const told = async (as: string) =>
  (await app.call(listNotifications, { query: {} }, { as })).data.notifications
    .filter(({ kind }) => kind === "PAYMENT_INCOMPLETE")
    .map(({ text }) => text.en);
const cancel = (as: string, orderId: string) =>
  app.call(actOnOrder, { params: { orderId }, query: { action: "CANCEL_ORDER" } }, { as });

test("what was entered after finance had looked is not decided with it: finance reads the new sum", async () => {
  const bought = await desk.transferred();
  const { as, masterId, orderIds, first, second } = bought;
  const reference = aNumber();
  await desk.record(as, first, reference, 540_00);
  const seen = await desk.seen(masterId, reference);
  await desk.record(as, second, reference, 540_00);
  for (const decision of [{ isReceived: true, receivedInPaise: 540_00 }, { isReceived: false }] as const) {
    const refused = await desk.decide(masterId, { ...seen, ...decision });
    expect([refused.status, refused.code]).toEqual([409, "payments/sum-changed"]);
    expect(refused.info).toContain("₹1,080.00");
  }
  expect(await bankOf(orderIds)).toBe(0);
  expect((await desk.found(masterId, reference)).status).toBe(201);
  expect(await bankOf(orderIds)).toBe(1_080_00);
});

test("of two in finance who confirm at once one does, and a number that is entered meanwhile is decided with the rest or not at all", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { as, masterId, orderIds, first, second } = await desk.transferred();
    const reference = aNumber();
    await desk.record(as, first, reference, 540_00);
    const seen = await desk.seen(masterId, reference);
    const decision = { ...seen, isReceived: true, receivedInPaise: 540_00 } as const;
    const [one, other, entered] = await Promise.all([
      desk.decide(masterId, decision),
      desk.decide(masterId, decision),
      desk.record(as, second, reference, 540_00),
    ]);
    const counted = [one, other].filter(({ status }) => status === 201).length;
    // Entered first it changes the sum for both; entered later it is refused, as the number has counted.
    expect([counted, entered.status]).toEqual(entered.status === 201 ? [0, 201] : [1, 409]);
    expect(await bankOf(orderIds)).toBe(counted * 540_00);
  }
});

test("less than was entered pays the oldest order first; the rest stays due, and the buyer is told what is missing", async () => {
  const bought = await desk.transferred();
  const { as, masterId, orderIds, first, second } = bought;
  const reference = aNumber();
  await desk.claim(bought, reference);
  const { data } = await desk.found(masterId, reference, 700_00);
  expect(data).toEqual({ masterId, amountInPaise: 700_00 });
  expect(await ordersOf(orderIds)).toEqual([
    ["ORD_PLACED", 0],
    ["PAYMENT_PENDING", 380_00],
  ]);
  expect(await bankOf(orderIds)).toBe(700_00);
  const shown = await desk.read(bought);
  expect([shown.balanceInPaise, shown.claimableInPaise]).toEqual([380_00, 380_00]);
  expect(shown.partialPayments).toMatchObject([{ amount: 700, status: "Confirmed", notReceived: 380 }]);
  expect(await told(as)).toEqual([expect.stringContaining(`#${second}: ₹380.00 is still to come`)]);
  expect((await desk.list()).partPaid).toMatchObject([{ orderId: second, paidInPaise: 160_00 }]);
  const ofOrder = (await app.call(readPayment, { params: { orderId: second } }, { as })).data;
  expect(ofOrder.partialPayments).toMatchObject([{ amount: 160, status: "Confirmed", notReceived: 380 }]);
  const rest = aNumber();
  await desk.claim(bought, rest);
  expect((await desk.found(masterId, rest)).status).toBe(201);
  expect(await ordersOf([first, second])).toEqual([
    ["ORD_PLACED", 0],
    ["ORD_PLACED", 0],
  ]);
});

test("an order to which nothing is left of what came has time for its money from then on", async () => {
  const bought = await desk.transferred();
  const { as, masterId, orderIds, second } = bought;
  const reference = aNumber();
  await desk.claim(bought, reference);
  app.clock.advance(6 * day);
  await desk.found(masterId, reference, 540_00);
  await runJob(app, "payments/expire-transfers");
  expect(await ordersOf(orderIds)).toEqual([
    ["ORD_PLACED", 0],
    ["PAYMENT_PENDING", 540_00],
  ]);
  expect(await told(as)).toEqual([expect.stringContaining(`#${second}: no money has come for it`)]);
  app.clock.advance(5 * day);
  await runJob(app, "payments/expire-transfers");
  expect((await ordersOf(orderIds))[1]).toEqual(["ORD_EXPIRED", 0]);
});

test("more than was entered pays what is still due on the other orders, and the surplus goes back as a refund", async () => {
  const { as, masterId, orderIds, first, second } = await desk.transferred();
  const reference = aNumber();
  await desk.record(as, first, reference, 300_00);
  expect((await desk.found(masterId, reference, 1_200_00)).status).toBe(201);
  expect(await ordersOf(orderIds)).toEqual([
    ["ORD_PLACED", 0],
    ["ORD_PLACED", 0],
  ]);
  expect(await refundsOf(orderIds)).toEqual([[first, 120_00, false]]);
  const shown = await app.call(listBuyersRefunds, { params: { orderId: first } }, { as });
  expect(shown.data.refunds).toMatchObject([{ cause: "surplus", reason: null }]);
  expect(await bankOf(orderIds)).toBe(1_200_00);
  const ofOther = (await app.call(readPayment, { params: { orderId: second } }, { as })).data;
  expect(ofOther.partialPayments).toMatchObject([{ mihpayid: reference, amount: 540, status: "Confirmed" }]);
  expect((await desk.read({ as, masterId })).partialPayments).toMatchObject([{ amount: 1200 }]);
});

test("what came for orders that are over goes back whole; what is still to be paid is paid first", async () => {
  const bought = await desk.transferred();
  const { as, masterId, orderIds, first } = bought;
  const reference = aNumber();
  await desk.claim(bought, reference);
  await cancel(as, first);
  expect((await desk.found(masterId, reference, 900_00)).status).toBe(201);
  expect(await ordersOf(orderIds)).toEqual([
    ["SETTLEMENT_APPROVAL_INP", 0],
    ["ORD_PLACED", 0],
  ]);
  expect(await refundsOf(orderIds)).toEqual([[first, 360_00, true]]);
  const over = await desk.transferred();
  const late = aNumber();
  await desk.claim(over, late);
  for (const orderId of over.orderIds) await cancel(over.as, orderId);
  expect((await desk.found(over.masterId, late)).status).toBe(201);
  expect(await refundsOf(over.orderIds)).toEqual(over.orderIds.map((orderId) => [orderId, 540_00, true]));
  expect(await bankOf(over.orderIds)).toBe(1_080_00);
});

test("an order of which a part has come goes to its seller when packs are taken out and nothing is missing any more", async () => {
  const { as, masterId, orderIds, first } = await desk.transferred({ quantity: 2 });
  const reference = aNumber();
  await desk.record(as, first, reference, 600_00);
  await desk.found(masterId, reference);
  expect((await ordersOf([first]))[0]?.[0]).toBe("PAYMENT_PENDING");
  const params = { orderId: first };
  const { askable } = (await app.call(listRequests, { params }, { as })).data;
  const lines = [{ listingId: askable?.lines[0]?.listingId ?? 0, quantity: 1 }];
  const answer = await app.call(
    cancelLines,
    { params, body: { lines, reasonCode: "found-cheaper" } },
    { as },
  );
  expect([answer.status, answer.data.state]).toEqual([201, "ORD_PLACED"]);
  expect(await ordersOf([first])).toEqual([["ORD_PLACED", 0]]);
  expect(await refundsOf(orderIds)).toEqual([[first, 60_00, false]]);
  expect(await bankOf(orderIds)).toBe(600_00);
});

test("a number that has counted is refused beside its field for the same purchase, however it is typed", async () => {
  const { as, masterId, orderIds, first, second } = await desk.transferred();
  const reference = aNumber();
  await desk.record(as, first, reference, 540_00);
  expect((await desk.found(masterId, reference)).status).toBe(201);
  const typed = reference.replace(/^(\d{4})/, "$1-");
  const recorded = await desk.record(as, second, typed, 540_00);
  expect([recorded.code, Object.keys(recorded.fields ?? {})]).toEqual([
    "payments/reference-entered-before",
    ["reference"],
  ]);
  const claimed = await desk.claim({ as, masterId }, reference);
  expect([claimed.code, Object.keys(claimed.fields ?? {})]).toEqual([
    "payments/reference-entered-before",
    ["utr"],
  ]);
  expect(await bankOf(orderIds)).toBe(540_00);
});

test("a number that was not found can be entered again, and then counts once; each round is a line of its own", async () => {
  const bought = await desk.transferred();
  const { as, masterId, orderIds } = bought;
  const reference = aNumber();
  await desk.claim(bought, reference);
  app.clock.advance(6 * day);
  expect((await desk.missed(masterId, reference)).status).toBe(201);
  expect(await told(as)).toHaveLength(2);
  await runJob(app, "payments/expire-transfers");
  expect((await ordersOf(orderIds))[0]).toEqual(["PAYMENT_PENDING", 540_00]);
  app.clock.advance(day);
  expect((await desk.claim(bought, reference)).status).toBe(201);
  expect((await desk.claim(bought, reference)).status).toBe(409);
  expect((await desk.missed(masterId, reference)).status).toBe(201);
  app.clock.advance(day);
  expect((await desk.claim(bought, reference)).status).toBe(201);
  expect((await desk.found(masterId, reference)).status).toBe(201);
  const { partialPayments } = await desk.read(bought);
  expect(partialPayments.map(({ amount, status }) => [amount, status])).toEqual([
    [1080, "Not received"],
    [1080, "Not received"],
    [1080, "Confirmed"],
  ]);
  expect(await bankOf(orderIds)).toBe(1_080_00);
});

test("who says once more that a transfer did not come says it of what he saw, not of the same number and sum that was entered again", async () => {
  const bought = await desk.transferred();
  const { masterId, orderIds } = bought;
  const reference = aNumber();
  await desk.claim(bought, reference);
  const seen = await desk.seen(masterId, reference);
  expect((await desk.decide(masterId, { ...seen, isReceived: false })).status).toBe(201);
  await desk.claim(bought, reference);
  expect((await desk.decide(masterId, { ...seen, isReceived: false })).code).toBe("payments/claim-not-found");
  const late = { ...seen, isReceived: true, receivedInPaise: 1_080_00 } as const;
  expect((await desk.decide(masterId, late)).code).toBe("payments/claim-not-found");
  expect((await desk.found(masterId, reference)).status).toBe(201);
  expect(await bankOf(orderIds)).toBe(1_080_00);
});

test("numbers of transfers that never come hold stock for two rounds more and then no longer: the order ends with the third", async () => {
  const bought = await desk.transferred();
  const { masterId, orderIds } = bought;
  for (let round = 0; round < 3; round += 1) {
    app.clock.advance(4 * day);
    const reference = aNumber();
    expect((await desk.claim(bought, reference)).status).toBe(201);
    app.clock.advance(3 * day);
    await runJob(app, "payments/expire-transfers");
    expect((await ordersOf(orderIds)).map(([state]) => state)).toEqual([
      "PAYMENT_PENDING",
      "PAYMENT_PENDING",
    ]);
    expect((await desk.missed(masterId, reference)).status).toBe(201);
  }
  expect((await ordersOf(orderIds)).map(([state]) => state)).toEqual(["ORD_EXPIRED", "ORD_EXPIRED"]);
});

test("single rupees do not hold stock for ever: after four parts an order ends five days later, and they go back", async () => {
  const { as, masterId, first } = await desk.transferred();
  for (let round = 0; round < 5; round += 1) {
    const reference = aNumber();
    expect((await desk.record(as, first, reference, 1_00)).status).toBe(201);
    await desk.found(masterId, reference);
    app.clock.advance(round === 3 ? 3 * day : 4 * day);
  }
  await runJob(app, "payments/expire-transfers");
  expect((await ordersOf([first]))[0]?.[0]).toBe("SETTLEMENT_APPROVAL_INP");
  expect(await refundsOf([first])).toEqual([[first, 5_00, true]]);
});

test("of a part that came what finance has granted back is not counted as paid", async () => {
  const { as, masterId, first } = await desk.transferred();
  const reference = aNumber();
  await desk.record(as, first, reference, 160_00);
  await desk.found(masterId, reference);
  const partPaid = async () => (await desk.list()).partPaid.find(({ orderId }) => orderId === first);
  expect((await partPaid())?.paidInPaise).toBe(160_00);
  const grant = (amountInPaise: number) =>
    app.call(
      refundOrder,
      { params: { orderId: first }, body: { amountInPaise, reason: "Sent by mistake" } },
      { as: desk.finance },
    );
  await grant(100_00);
  expect(await partPaid()).toMatchObject({ paidInPaise: 60_00, balanceInPaise: 380_00 });
  await grant(60_00);
  expect(await partPaid()).toBeUndefined();
});

test("money that came without having been entered is booked by finance: it pays what is due, and goes back where the order is over", async () => {
  const receive = (orderId: string, amountInPaise: number, reference: string) =>
    app.call(
      receiveForOrder,
      { params: { orderId }, body: { amountInPaise, reference } },
      { as: desk.finance },
    );
  const bought = await desk.transferred();
  const { as, masterId, orderIds, first, second } = bought;
  const reference = aNumber();
  await desk.record(as, first, reference, 100_00);
  const waits = await receive(first, 540_00, reference);
  expect([waits.code, Object.keys(waits.fields ?? {})]).toEqual(["payments/entered-already", ["reference"]]);
  await desk.missed(masterId, reference);
  const twice = await Promise.all([
    receive(second, 1_100_00, reference),
    receive(second, 1_100_00, reference),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await ordersOf(orderIds)).toEqual([
    ["ORD_PLACED", 0],
    ["ORD_PLACED", 0],
  ]);
  expect(await refundsOf(orderIds)).toEqual([[second, 20_00, false]]);
  const late = await desk.transferred();
  app.clock.advance(6 * day);
  await runJob(app, "payments/expire-transfers");
  expect((await ordersOf(late.orderIds))[0]).toEqual(["ORD_EXPIRED", 0]);
  expect((await receive(late.first, 1_080_00, aNumber())).status).toBe(201);
  expect(await refundsOf(late.orderIds)).toEqual([[late.first, 1_080_00, true]]);
  expect(await bankOf(late.orderIds)).toBe(1_080_00);
  expect((await receive("9-9", 1_00, aNumber())).code).toBe("payments/order-not-found");
});

test("one number typed with hyphens, slashes, spaces or small letters is the same for claims, finance and other orders", async () => {
  const { as, masterId, orderIds, first, second } = await desk.transferred();
  await desk.record(as, first, "hdfc-0042/17", 540_00);
  expect((await desk.record(as, first, "HDFC 004217", 1_00)).code).toBe("payments/more-than-due");
  await desk.record(as, second, "HDFC004217", 540_00);
  const { transfers } = await desk.list();
  const waiting = transfers.filter((each) => each.masterId === masterId);
  expect(waiting).toMatchObject([{ reference: "hdfc-0042/17", amountInPaise: 1_080_00, orderIds }]);
  const other = await desk.transferred();
  await desk.record(other.as, other.first, "HDFC/0042-17", 540_00);
  const marked = (await desk.list()).transfers.find((each) => each.masterId === other.masterId);
  expect(marked?.alsoGivenFor).toEqual([masterId]);
  expect((await desk.found(masterId, "hdfc-0042/17")).status).toBe(201);
  expect((await desk.found(other.masterId, "HDFC/0042-17")).code).toBe("payments/reference-paid-another");
});

test("what came is an amount above nothing; another one is refused beside its field", async () => {
  const bought = await desk.transferred();
  const reference = aNumber();
  await desk.claim(bought, reference);
  for (const receivedInPaise of [0, -1, 0.5, 1e15]) {
    const { status, fields } = await desk.found(bought.masterId, reference, receivedInPaise);
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ["receivedInPaise"]]);
  }
});

test("an order whose transfer cannot be looked at holds up no other one", async () => {
  const stuck = await desk.transferred();
  const other = await desk.transferred();
  const letGo = await stuckOrder(app, stuck.first);
  app.clock.advance(5 * day);
  await runJob(app, "payments/expire-transfers");
  await letGo();
  const states = async (orderIds: readonly string[]) => (await ordersOf(orderIds)).map(([state]) => state);
  expect(await states(stuck.orderIds)).toEqual(["PAYMENT_PENDING", "ORD_EXPIRED"]);
  expect(await states(other.orderIds)).toEqual(["ORD_EXPIRED", "ORD_EXPIRED"]);
});
