import { afterAll, beforeAll, expect, test } from "vitest";
import { sumsOfParty } from "#features/ledger/server";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { listRefunds, moveRefund } from "#features/orders/contract/refunds.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { sellerMoneyDesk } from "#testing/shop/seller-money.ts";
import { approvedOrder, paidToOperator } from "#testing/shop/settled-orders.ts";
import { readOwnDebt, receiveFromSeller } from "../../contract.ts";

let app: TestApp;
let money: ReturnType<typeof sellerMoneyDesk>;
beforeAll(async () => {
  app = await testApp();
  money = sellerMoneyDesk(app);
});
afterAll(() => app.close());

const sellerOf = async (orderId: string) =>
  app.platform.database
    .selectFrom("profiles")
    .innerJoin("sellers", "sellers.profile_id", "profiles.id")
    .select(["profiles.id as profileId", "profile_key as profileKey"])
    .where("sellers.id", "=", await money.sellerIdOf(orderId))
    .executeTakeFirstOrThrow();

test("[R22] the cash of an order that came back is owed by its seller: finance sees it before the refund is approved, he sees it with the reason", async () => {
  const trade = await money.desk.aTrade();
  const { orderId, seller } = await money.returned(trade);
  const { data } = await app.call(listRefunds, { query: {} }, { as: await money.finance() });
  const refund = data.refunds.find((each) => each.orderId === orderId);
  expect(refund).toMatchObject({ status: "to-approve", owedBySellerInPaise: 1_340_00 });
  const owed = [{ orderId, owedInPaise: 1_340_00, why: "cancelled", since: app.clock.now().getTime() }];
  expect(await money.debtOf(orderId)).toMatchObject({ owedInPaise: 1_340_00, orders: owed });
  expect((await app.call(readOwnDebt, {}, { as: seller })).data).toEqual({
    owedInPaise: 1_340_00,
    sentBackInPaise: 0,
    orders: owed,
    creditInPaise: 0,
    account: app.platform.config.bankAccount,
  });
});

test("[R22] what a seller owes is kept back from what he gets next, once, and the books of both orders balance", async () => {
  const trade = await money.desk.aTrade();
  const back = await money.returned(trade);
  const params = { refundId: 0 };
  const { data } = await app.call(listRefunds, { query: {} }, { as: await money.finance() });
  params.refundId = data.refunds.find(({ orderId }) => orderId === back.orderId)?.refundId ?? 0;
  for (const body of [
    { action: "APPROVE" },
    { action: "SEND", reference: "UTR-BACK-1" },
    { action: "CONFIRM" },
  ] as const)
    await app.call(moveRefund, { params, body }, { as: await money.finance() });
  expect((await money.receive(back.orderId, 340_00, "UTR-IN-1")).data.owedInPaise).toBe(1_000_00);
  const { orderId } = await paidToOperator(app, trade);
  const approvals = await Promise.all([
    money.settle(orderId, { action: "APPROVE_SETTLEMENT" }),
    money.settle(orderId, { action: "APPROVE_SETTLEMENT" }),
  ]);
  expect(approvals.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const shown = await money.shown(orderId);
  expect(shown).toMatchObject({ dueInPaise: 340_00, keptInPaise: 1_000_00 });
  expect(await money.debtOf(orderId)).toBeUndefined();
  expect(
    (
      await money.settle(orderId, {
        action: "PAY_OUT",
        reference: "NEFT-81",
        dueInPaise: 340_00,
        paidInPaise: 340_00,
      })
    ).status,
  ).toBe(201);
  expect(await money.desk.ledgerOf(back.orderId)).toEqual({
    "platform-bank": -1_000_00,
    "seller-offset": 1_000_00,
  });
  const offset = await sumsOfParty(app.platform.database, await money.sellerIdOf(orderId), ["seller-offset"]);
  expect(offset.get("seller-offset")).toBe(0);
  await money.booksBalance();
});

test("money refunded after the seller was paid is his debt, and is received from him under a number that is used once", async () => {
  const trade = await money.desk.aTrade();
  const { orderId } = await paidToOperator(app, trade);
  await money.settle(orderId, { action: "APPROVE_SETTLEMENT" });
  await money.settle(orderId, {
    action: "PAY_OUT",
    reference: "NEFT-82",
    dueInPaise: 1_340_00,
    paidInPaise: 1_340_00,
  });
  await money.grant(orderId, 200_00, "Short weight");
  expect((await money.debtOf(orderId))?.orders).toMatchObject([
    { orderId, owedInPaise: 200_00, why: "refunded" },
  ]);
  const twice = await Promise.all([
    money.receive(orderId, 150_00, "UTR-IN-2"),
    money.receive(orderId, 150_00, "utr-in-2"),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await money.receive(orderId, 50_00, "UTR-IN-1")).toMatchObject({
    code: "settlements/reference-used",
  });
  expect((await money.receive(orderId, 50_00, "UTR-IN-4")).data.owedInPaise).toBe(0);
  await money.booksBalance();
});

test("an order of which the seller owes something is closed without a payment, and stays his debt", async () => {
  const trade = await money.desk.aTrade();
  const order = await money.desk.anOrderOf(trade);
  const { orderId } = order;
  await money.desk.paidAtTheDoor(order);
  await money.grant(orderId, 100_00, "Torn bags");
  app.clock.advance(8 * 86_400_000);
  await runJob(app, "orders/move-by-clock");
  await money.settle(orderId, { action: "APPROVE_SETTLEMENT" });
  expect((await money.shown(orderId))?.dueInPaise).toBe(-100_00);
  expect((await money.settle(orderId, { action: "CLOSE_SETTLEMENT" })).data).toEqual({
    orderId,
    state: "SETTLED",
  });
  expect((await money.debtOf(orderId))?.orders).toMatchObject([
    { orderId, owedInPaise: 100_00, why: "cash" },
  ]);
  expect(await money.desk.ledgerOf(orderId)).toMatchObject({
    "cash-with-seller": 100_00,
    "refund-due": -100_00,
  });
  expect(await money.desk.ledgerOf(orderId)).not.toHaveProperty("seller-due");
  await money.booksBalance();
});

test("what finance pays is what it has seen: when it changed meanwhile nothing is paid, and it reads the new sum", async () => {
  const { orderId, dueInPaise } = await approvedOrder(app, await money.desk.aTrade());
  const payOut = (seenInPaise: number, reference: string) =>
    money.pay(orderId, reference, { dueInPaise: seenInPaise, paidInPaise: seenInPaise });
  await money.grant(orderId, 100_00);
  const refused = await payOut(dueInPaise, "NEFT-90");
  expect([refused.code, refused.info]).toEqual([
    "settlements/sum-changed",
    expect.stringContaining("₹1,240.00"),
  ]);
  expect((await money.shown(orderId))?.dueInPaise).toBe(1_240_00);
  const [paid] = await Promise.all([payOut(1_240_00, "NEFT-90"), money.grant(orderId, 40_00)]);
  if (paid.status === 201) {
    // The payment came first: what is refunded after it is the seller's debt.
    expect((await money.debtOf(orderId))?.orders).toMatchObject([
      { orderId, owedInPaise: 40_00, why: "refunded" },
    ]);
  } else {
    expect(paid.code).toBe("settlements/sum-changed");
    expect((await payOut(1_200_00, "NEFT-90")).status).toBe(201);
    expect(await money.debtOf(orderId)).toBeUndefined();
  }
  await money.booksBalance();
});

test("a seller who owes is reminded of the sum every week until he has paid, and finance sees for how many days he owes", async () => {
  const trade = await money.desk.aTrade();
  const { orderId } = await money.returned(trade);
  const seller = await sellerOf(orderId);
  const reminders = async () => {
    const as = await sessionFor(app, seller);
    const { data } = await app.call(listNotifications, { query: {} }, { as });
    return data.notifications
      .filter(({ heading }) => heading.en === "You owe Santha")
      .map(({ text, leadsTo }) => [text.en.slice(0, text.en.indexOf(". ")), leadsTo]);
  };
  const pass = async (days: number) => {
    app.clock.advance(days * 86_400_000);
    await runJob(app, "settlements/remind-debtors");
    await runJob(app, "settlements/remind-debtors");
  };
  await pass(6);
  expect(await reminders()).toEqual([]);
  await pass(1);
  expect(await reminders()).toEqual([["₹1,340.00", "/app/sell/orders"]]);
  expect((await money.debtOf(orderId))?.daysOwed).toBe(7);
  await money.receive(orderId, 340_00, "UTR-IN-20");
  await pass(6);
  expect(await reminders()).toHaveLength(1);
  await pass(1);
  expect(await reminders()).toEqual([
    ["₹1,000.00", "/app/sell/orders"],
    ["₹1,340.00", "/app/sell/orders"],
  ]);
  await money.receive(orderId, 1_000_00, "UTR-IN-21");
  await pass(14);
  expect(await reminders()).toHaveLength(2);
});

test("approving two orders of a seller at once, of which he owes of one, keeps what he owes back once", async () => {
  const trade = await money.desk.aTrade();
  const debt = await money.desk.anOrderOf(trade);
  await money.desk.paidAtTheDoor(debt);
  await money.grant(debt.orderId, 100_00, "Torn bags");
  const { orderId } = await paidToOperator(app, trade);
  const approvals = await Promise.all(
    [debt.orderId, orderId].map((id) => money.settle(id, { action: "APPROVE_SETTLEMENT" })),
  );
  expect(approvals.map(({ status }) => status)).toEqual([201, 201]);
  const shown = await money.shown(orderId);
  expect(shown).toMatchObject({ dueInPaise: 1_240_00, keptInPaise: 100_00 });
  expect(await money.debtOf(orderId)).toBeUndefined();
  await money.booksBalance();
});

test("money of a seller whose debt was kept back meanwhile, or who sends it twice, is booked as his credit under its number, once", async () => {
  const trade = await money.desk.aTrade();
  const { orderId } = await money.returned(trade);
  const next = await paidToOperator(app, trade);
  await money.settle(next.orderId, { action: "APPROVE_SETTLEMENT" });
  expect(await money.debtOf(orderId)).toBeUndefined();
  expect((await money.receive(orderId, 1_340_00, "UTR-IN-41")).status).toBe(201);
  expect((await money.receive(orderId, 1_340_00, "UTR-IN-41")).code).toBe("settlements/reference-used");
  expect((await money.receive(orderId, 60_00, "UTR-IN-42")).data.owedInPaise).toBe(0);
  expect((await money.creditOf(orderId))?.creditInPaise).toBe(1_400_00);
  const last = await paidToOperator(app, trade);
  await money.settle(last.orderId, { action: "APPROVE_SETTLEMENT" });
  const shown = await money.shown(last.orderId);
  expect([shown?.creditInPaise, shown?.dueInPaise]).toEqual([1_400_00, 1_340_00 + 1_400_00]);
  const params = { sellerId: 999_999 };
  const body = { amountInPaise: 1_00, reference: "UTR-IN-43" };
  const unknown = await app.call(receiveFromSeller, { params, body }, { as: await money.finance() });
  expect(unknown.code).toBe("settlements/no-seller");
  await money.booksBalance();
});

test("what a seller sends above what he owes is his credit: both sides see it, and his next payment has it once", async () => {
  const trade = await money.desk.aTrade();
  const { orderId, seller } = await money.returned(trade);
  const sent = await money.receive(orderId, 1_400_00, "UTR-IN-31");
  expect([sent.status, sent.data.owedInPaise]).toEqual([201, 0]);
  const creditOf = () => money.creditOf(orderId);
  const ownCredit = async () => (await app.call(readOwnDebt, {}, { as: seller })).data.creditInPaise;
  expect(await creditOf()).toMatchObject({ creditInPaise: 60_00 });
  expect(await ownCredit()).toBe(60_00);
  expect(await money.debtOf(orderId)).toBeUndefined();
  await money.booksBalance();
  const next = [await paidToOperator(app, trade), await paidToOperator(app, trade)];
  const approvals = await Promise.all(
    next.map((order) => money.settle(order.orderId, { action: "APPROVE_SETTLEMENT" })),
  );
  expect(approvals.map(({ status }) => status)).toEqual([201, 201]);
  const { settlements } = await money.list();
  const shown = settlements.filter((each) => next.some((order) => order.orderId === each.orderId));
  expect(shown.map(({ creditInPaise, keptInPaise }) => [creditInPaise, keptInPaise]).toSorted()).toEqual([
    [0, 0],
    [60_00, 0],
  ]);
  expect(shown.reduce((sum, { dueInPaise }) => sum + dueInPaise, 0)).toBe(2 * 1_340_00 + 60_00);
  expect([await creditOf(), await ownCredit()]).toEqual([undefined, 0]);
  await money.booksBalance();
});
