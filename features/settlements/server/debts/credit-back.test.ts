import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { saveAccount } from "#features/payouts/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { aUpiAccount } from "#testing/shop/payouts.ts";
import { sellerMoneyDesk } from "#testing/shop/seller-money.ts";
import { approvedOrder, paidToOperator } from "#testing/shop/settled-orders.ts";
import type { Trade } from "#testing/shop/trade.ts";
import { findSellers, payBackCredit, readOwnDebt, receiveFromSeller } from "../../contract.ts";

let app: TestApp;
let money: ReturnType<typeof sellerMoneyDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  money = sellerMoneyDesk(app);
});
afterAll(() => app.close());

const day = 86_400_000;
let numbers = 0;
function aNumber(): string {
  numbers += 1;
  return `SBIN2026${String(numbers).padStart(5, "0")}`;
}

/** A seller who has an account and sent ₹60.00 above what he owed. */
async function aCreditor() {
  const trade = await money.desk.aTrade();
  await app.call(saveAccount, { body: aUpiAccount }, { as: trade.seller });
  const { orderId } = await money.returned(trade);
  await money.receive(orderId, 1_400_00, aNumber());
  return { trade, orderId, sellerId: await money.sellerIdOf(orderId) };
}

/** He owes ₹100.00 of another order: he has taken its cash. */
async function owesAnew(trade: Trade): Promise<string> {
  const order = await money.desk.anOrderOf(trade);
  await money.desk.paidAtTheDoor(order);
  await money.grant(order.orderId, 1_340_00);
  return order.orderId;
}

const payBack = async (
  sellerId: number,
  creditInPaise: number,
  { paidInPaise = creditInPaise, reference = aNumber() } = {},
) =>
  app.call(
    payBackCredit,
    { params: { sellerId }, body: { creditInPaise, paidInPaise, reference } },
    { as: await money.finance() },
  );

test("a seller who owes nothing and has no credit is found by a part of his name or by his number, and what he sends is booked", async () => {
  const trade = await money.desk.aTrade();
  const { orderId } = await money.desk.anOrderOf(trade);
  const sellerId = await money.sellerIdOf(orderId);
  const { name, phone } = await app.platform.database
    .selectFrom("sellers")
    .innerJoin("profiles", "profiles.id", "sellers.profile_id")
    .select(["sellers.business_name as name", "mobile_no as phone"])
    .where("sellers.id", "=", sellerId)
    .executeTakeFirstOrThrow();
  for (const find of [name.slice(1).toLowerCase(), phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`]) {
    const { sellers } = (await app.call(findSellers, { query: { find } }, { as: await money.finance() }))
      .data;
    expect(sellers.find((seller) => seller.sellerId === sellerId)).toMatchObject({
      ...{ phone, owedInPaise: 0, creditInPaise: 0 },
    });
  }
  const nobody = await app.call(findSellers, { query: { find: "%%" } }, { as: await money.finance() });
  expect(nobody.data.sellers).toEqual([]);
  const body = { amountInPaise: 75_00, reference: aNumber() };
  expect(
    (await app.call(receiveFromSeller, { params: { sellerId }, body }, { as: await money.finance() })).status,
  ).toBe(201);
  expect((await money.creditOf(orderId))?.creditInPaise).toBe(75_00);
  const found = await app.call(
    findSellers,
    { query: { find: phone, limit: 1 } },
    { as: await money.finance() },
  );
  expect(found.data.sellers).toMatchObject([{ sellerId, creditInPaise: 75_00 }]);
});

test("what a seller has sent above what he owed is sent back to the account he named, once under its number, and he is told", async () => {
  const { trade, orderId, sellerId } = await aCreditor();
  expect(await money.creditOf(orderId)).toMatchObject({ creditInPaise: 60_00, account: aUpiAccount });
  const reference = aNumber();
  const presses = await Promise.all([
    payBack(sellerId, 60_00, { reference }),
    payBack(sellerId, 60_00, { reference: reference.toLowerCase() }),
  ]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await money.creditOf(orderId)).toBeUndefined();
  const again = await payBack(sellerId, 60_00);
  expect([again.status, again.code, again.data]).toEqual([
    ...[409, "settlements/sum-changed"],
    { creditInPaise: 0 },
  ]);
  const kept = await app.platform.database
    .selectFrom("seller_payments")
    .select(["order_id", "paid_in_paise", "upi_id", "holder"])
    .where("seller_id", "=", sellerId)
    .execute();
  const { upiId: upi_id, holder } = aUpiAccount;
  expect(kept).toEqual([{ order_id: null, paid_in_paise: 60_00, upi_id, holder }]);
  const { notifications } = (await app.call(listNotifications, { query: {} }, { as: trade.seller })).data;
  const told = notifications.filter(({ heading }) => heading.en === "Sent back to you");
  expect(told.map(({ text }) => text.en)).toEqual([expect.stringContaining("₹60.00")]);
  await money.booksBalance();
});

test("what has left the bank after the credit was set off is booked too: the debt that it paid is owed again", async () => {
  const { trade, sellerId } = await aCreditor();
  const orderId = await owesAnew(trade);
  await runJob(app, "settlements/remind-debtors");
  expect(await money.debtOf(orderId)).toMatchObject({ owedInPaise: 1_280_00 });
  expect(await payBack(sellerId, 60_00)).toMatchObject({ code: "settlements/sum-changed" });
  expect((await payBack(sellerId, 0, { paidInPaise: 60_00 })).status).toBe(201);
  expect((await money.debtOf(orderId))?.orders).toMatchObject([
    { orderId, owedInPaise: 1_340_00, why: "overpaid" },
  ]);
  await money.booksBalance();
});

test("of a seller who never sent too much nothing is sent back, nor to one without an account", async () => {
  const trade = await money.desk.aTrade();
  const { orderId } = await money.desk.anOrderOf(trade);
  const sellerId = await money.sellerIdOf(orderId);
  expect((await payBack(sellerId, 0, { paidInPaise: 1_00 })).code).toBe("settlements/no-account");
  await app.call(saveAccount, { body: aUpiAccount }, { as: trade.seller });
  expect((await payBack(sellerId, 0, { paidInPaise: 1_00 })).code).toBe("settlements/no-credit");
  expect((await payBack(999_999, 1_00)).code).toBe("settlements/no-seller");
});

test("a seller who owes anew is asked for no more than what his credit leaves, and finance sees the rest only", async () => {
  const { trade, sellerId } = await aCreditor();
  const orderId = await owesAnew(trade);
  app.clock.advance(7 * day);
  await runJob(app, "settlements/remind-debtors");
  expect(await money.creditOf(orderId)).toBeUndefined();
  expect((await money.debtOf(orderId))?.orders).toMatchObject([{ orderId, owedInPaise: 1_280_00 }]);
  const { notifications } = (await app.call(listNotifications, { query: {} }, { as: trade.seller })).data;
  const reminded = notifications.filter(({ heading }) => heading.en === "You owe Santha");
  expect(reminded.map(({ text }) => text.en)).toEqual([expect.stringContaining("₹1,280.00")]);
  expect((await money.receive(orderId, 1_280_00, aNumber())).data.owedInPaise).toBe(0);
  expect(sellerId).toBeGreaterThan(0);
  await money.booksBalance();
});

test("of what a seller is overpaid his credit pays what it can at once", async () => {
  const { trade } = await aCreditor();
  const next = await approvedOrder(app, trade);
  // His credit came with the approval; what he sends once more is a credit again.
  await money.receive(next.orderId, 30_00, aNumber());
  const { dueInPaise } = next;
  await money.pay(next.orderId, aNumber(), { dueInPaise, paidInPaise: dueInPaise + 50_00 });
  expect(await money.creditOf(next.orderId)).toBeUndefined();
  expect((await money.debtOf(next.orderId))?.owedInPaise).toBe(20_00);
  await money.booksBalance();
});

test("a payment to a seller keeps the account that it was sent to, whatever he names later", async () => {
  const trade = await money.desk.aTrade();
  const { orderId, dueInPaise } = await approvedOrder(app, trade);
  await money.pay(orderId, aNumber(), { dueInPaise, paidInPaise: dueInPaise - 40_00 });
  const later = {
    kind: "bank",
    holder: "Raghava",
    accountNumber: "123456789012",
    ifsc: "SBIN0001234",
  } as const;
  expect((await app.call(saveAccount, { body: later }, { as: trade.seller })).status).toBeLessThan(300);
  expect((await money.shown(orderId))?.payments).toMatchObject([{ account: aUpiAccount }]);
  await money.pay(orderId, aNumber(), { dueInPaise: 40_00, paidInPaise: 40_00 });
  const kept = await app.platform.database
    .selectFrom("seller_payments")
    .select(["upi_id", "account_number"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  expect(kept).toEqual([
    { upi_id: aUpiAccount.upiId, account_number: null },
    { upi_id: null, account_number: later.accountNumber },
  ]);
  await paidToOperator(app, trade);
});

/** A seller who owed nothing and has sent ₹60.00 all the same; no order was ever set off. */
async function senderWithoutDebt() {
  const trade = await money.desk.aTrade();
  await app.call(saveAccount, { body: aUpiAccount }, { as: trade.seller });
  const { orderId } = await money.desk.anOrderOf(trade);
  await money.receive(orderId, 60_00, aNumber());
  return { trade, orderId, sellerId: await money.sellerIdOf(orderId) };
}
const ownDebt = async ({ seller }: Trade) => (await app.call(readOwnDebt, {}, { as: seller })).data;

test("what was sent back beyond the credit of a seller who never owed of an order is booked, owed of no order, listed, and kept back from his next payment", async () => {
  const { trade, orderId } = await senderWithoutDebt();
  const sellerId = await money.sellerIdOf(orderId);
  expect((await payBack(sellerId, 60_00, { paidInPaise: 75_00 })).status).toBe(201);
  expect(await money.creditOf(orderId)).toBeUndefined();
  expect(await money.debtOf(orderId)).toMatchObject({
    owedInPaise: 15_00,
    sentBackInPaise: 15_00,
    orders: [],
  });
  expect(await ownDebt(trade)).toMatchObject({
    owedInPaise: 15_00,
    sentBackInPaise: 15_00,
    creditInPaise: 0,
  });
  const next = await paidToOperator(app, trade);
  const reminded = (await app.call(listNotifications, { query: {} }, { as: trade.seller })).data;
  await runJob(app, "settlements/remind-debtors");
  const after = (await app.call(listNotifications, { query: {} }, { as: trade.seller })).data;
  expect(after.notifications.length - reminded.notifications.length).toBe(1);
  const before = (await money.shown(next.orderId))?.dueInPaise ?? 0;
  await money.settle(next.orderId, { action: "APPROVE_SETTLEMENT" });
  expect((await money.shown(next.orderId))?.dueInPaise).toBe(before - 15_00);
  expect(await money.debtOf(orderId)).toBeUndefined();
  await money.booksBalance();
});

test("what was sent back to a seller beyond his credit is paid by what he sends, and the rest is his credit again", async () => {
  const { orderId, sellerId } = await senderWithoutDebt();
  await payBack(sellerId, 60_00, { paidInPaise: 75_00 });
  expect((await money.receive(orderId, 10_00, aNumber())).data.owedInPaise).toBe(5_00);
  expect((await money.debtOf(orderId))?.owedInPaise).toBe(5_00);
  expect((await money.receive(orderId, 8_00, aNumber())).data.owedInPaise).toBe(0);
  expect((await money.creditOf(orderId))?.creditInPaise).toBe(3_00);
  await money.booksBalance();
});
