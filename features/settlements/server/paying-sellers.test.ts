import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal } from "#features/ledger/server";
import { saveAccount } from "#features/payouts/contract";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aUpiAccount } from "#testing/shop/payouts.ts";
import { sellerMoneyDesk } from "#testing/shop/seller-money.ts";
import { approvedOrder, paidToOperator } from "#testing/shop/settled-orders.ts";

let app: TestApp;
let money: ReturnType<typeof sellerMoneyDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  money = sellerMoneyDesk(app);
});
afterAll(() => app.close());

const debtsOf = async (orderId: string) => {
  const { debts } = await money.list();
  return debts.flatMap(({ orders }) => orders).filter((debt) => debt.orderId === orderId);
};
const approved = async () => approvedOrder(app, await money.desk.aTrade());

/** As tax is given back with a credit note: it is due to the seller again. */
async function giveBack(orderId: string, amountInPaise: number): Promise<void> {
  const partyId = await money.sellerIdOf(orderId);
  await inTransaction(app.platform, (transaction) =>
    postJournal(app.platform, transaction, [
      movement(
        { effectKey: `given-back:${orderId}`, kind: "income-tax-at-source", orderId },
        amountInPaise,
        { account: "seller-due", partyId },
        { account: "withheld-from-seller", partyId },
      ),
    ]),
  );
}

test("[R22] finance is told that a seller took the cash himself only where he has it: not of an order whose money was all refunded", async () => {
  const inCash = await money.desk.aPaidOrder();
  const refunded = await paidToOperator(app, await money.desk.aTrade());
  expect(await money.shown(inCash.orderId)).toMatchObject({ dueInPaise: 0, isWithSeller: true });
  expect(await money.shown(refunded.orderId)).toMatchObject({ dueInPaise: 1_340_00, isWithSeller: false });
  await money.grant(refunded.orderId, 1_340_00);
  expect(await money.shown(refunded.orderId)).toMatchObject({ dueInPaise: 0, isWithSeller: false });
});

test("what left the bank before a refund lowered what is due is booked as it was paid: the excess is the seller's debt, with its reason", async () => {
  const { orderId, dueInPaise } = await approved();
  await money.grant(orderId, 100_00);
  const refused = await money.pay(orderId, "NEFT-200", { dueInPaise, paidInPaise: dueInPaise });
  expect([refused.code, refused.data]).toEqual(["settlements/sum-changed", { dueInPaise: 1_240_00 }]);
  const booked = await money.pay(orderId, "NEFT-200", { dueInPaise: 1_240_00, paidInPaise: 1_340_00 });
  expect(booked.data).toEqual({ orderId, state: "SETTLED" });
  expect(await debtsOf(orderId)).toMatchObject([{ owedInPaise: 100_00, why: "overpaid" }]);
  expect(await money.desk.ledgerOf(orderId)).toMatchObject({ "seller-due": 100_00, "refund-due": -100_00 });
  await money.booksBalance();
});

test("less than what is due leaves the rest due: the order stays to be paid, with the part and its number in the list", async () => {
  const { orderId } = await approved();
  const part = await money.pay(orderId, "NEFT-201", { dueInPaise: 1_340_00, paidInPaise: 1_000_00 });
  expect(part.data).toEqual({ orderId, state: "SETTLEMENT_INP" });
  expect(await money.shown(orderId)).toMatchObject({
    dueInPaise: 340_00,
    isSettled: false,
    payments: [
      {
        paidInPaise: 1_000_00,
        reference: "NEFT-201",
        paidAt: app.clock.now().getTime(),
        account: aUpiAccount,
      },
    ],
  });
  expect((await money.pay(orderId, "NEFT-201", { dueInPaise: 340_00, paidInPaise: 340_00 })).code).toBe(
    "settlements/reference-used",
  );
  const rest = await money.pay(orderId, "NEFT-202", { dueInPaise: 340_00, paidInPaise: 340_00 });
  expect(rest.data.state).toBe("SETTLED");
  expect(await money.shown(orderId)).toBeUndefined();
  expect(await debtsOf(orderId)).toEqual([]);
  await money.booksBalance();
});

test("money that was paid is booked also where nothing is due any more, and where the order was settled by another payment", async () => {
  const { orderId, dueInPaise } = await approved();
  await money.grant(orderId, dueInPaise);
  expect((await money.pay(orderId, "NEFT-203", { dueInPaise: 0, paidInPaise: dueInPaise })).data.state).toBe(
    "SETTLED",
  );
  expect(await debtsOf(orderId)).toMatchObject([{ owedInPaise: dueInPaise, why: "overpaid" }]);
  expect((await money.pay(orderId, "NEFT-204", { dueInPaise, paidInPaise: 5_00 })).data).toEqual({
    dueInPaise: -dueInPaise,
  });
  expect((await money.pay(orderId, "NEFT-204", { dueInPaise: -dueInPaise, paidInPaise: 5_00 })).status).toBe(
    201,
  );
  expect(await debtsOf(orderId)).toMatchObject([{ owedInPaise: dueInPaise + 5_00 }]);
  await money.booksBalance();
});

test("a payment whose answer was lost is booked once; who sends it again reads what its number has paid", async () => {
  const { orderId, dueInPaise } = await approved();
  const sums = { dueInPaise, paidInPaise: dueInPaise };
  const [one, other] = await Promise.all([
    money.pay(orderId, "NEFT-211", sums),
    money.pay(orderId, "NEFT-211", sums),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([201, 409]);
  const again = await money.pay(orderId, "NEFT-211", sums);
  expect([again.code, again.fields?.["reference"]]).toEqual([
    "settlements/reference-used",
    expect.stringContaining(`paying the seller of order #${orderId}`),
  ]);
  expect(await debtsOf(orderId)).toEqual([]);
  await money.booksBalance();
});

test("a payment is above zero, and nothing is paid before it is approved", async () => {
  const { orderId } = await approved();
  const nothing = await money.pay(orderId, "NEFT-205", { dueInPaise: 1_340_00, paidInPaise: 0 });
  expect(nothing.fields).toEqual({ paidInPaise: "Enter what was paid, above ₹0." });
  const { orderId: early } = await money.desk.anOrderOf(await money.desk.aTrade());
  expect((await money.pay(early, "NEFT-206", { dueInPaise: 0, paidInPaise: 1_00 })).status).toBe(404);
});

test("a seller is paid to the account that he has named, which finance reads beside the sum; before that nothing is paid", async () => {
  const trade = await money.desk.aTrade();
  const { orderId, dueInPaise } = await approvedOrder(app, trade);
  expect((await money.shown(orderId))?.account).toEqual(aUpiAccount);
  const { profile_id: profileId } = await app.platform.database
    .selectFrom("orders")
    .innerJoin("sellers", "sellers.id", "orders.seller_id")
    .select("sellers.profile_id")
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  await app.platform.database.deleteFrom("payout_accounts").where("profile_id", "=", profileId).execute();
  expect((await money.shown(orderId))?.account).toBeNull();
  const sums = { dueInPaise, paidInPaise: dueInPaise };
  expect((await money.pay(orderId, "NEFT-212", sums)).code).toBe("settlements/no-account");
  const account = {
    kind: "bank",
    holder: "Kakatiya",
    accountNumber: "123456789",
    ifsc: "SBIN0001234",
  } as const;
  const { profile_key: profileKey } = await app.platform.database
    .selectFrom("profiles")
    .select("profile_key")
    .where("id", "=", profileId)
    .executeTakeFirstOrThrow();
  const as = await sessionFor(app, { profileId, profileKey });
  expect((await app.call(saveAccount, { body: account }, { as })).data.account).toEqual(account);
  expect((await money.shown(orderId))?.account).toEqual(account);
  expect((await money.pay(orderId, "NEFT-212", sums)).status).toBe(201);
});

test("two payments of one due at once: one is booked, the other reads what is due then", async () => {
  const { orderId, dueInPaise } = await approved();
  const sums = { dueInPaise, paidInPaise: dueInPaise };
  const answers = await Promise.all([
    money.pay(orderId, "NEFT-207", sums),
    money.pay(orderId, "NEFT-208", sums),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({ dueInPaise: 0 });
  await money.booksBalance();
});

test("a settled order of which something is due again stands in the list with its sum until that is paid", async () => {
  const { orderId, dueInPaise } = await approved();
  await money.pay(orderId, "NEFT-209", { dueInPaise, paidInPaise: dueInPaise });
  expect(await money.shown(orderId)).toBeUndefined();
  await giveBack(orderId, 3_09);
  expect(await money.shown(orderId)).toMatchObject({ dueInPaise: 3_09, isApproved: true, isSettled: true });
  const paid = await money.pay(orderId, "NEFT-210", { dueInPaise: 3_09, paidInPaise: 3_09 });
  expect(paid.data).toEqual({ orderId, state: "SETTLED" });
  expect(await money.shown(orderId)).toBeUndefined();
  expect(await money.desk.ledgerOf(orderId)).not.toHaveProperty("seller-due");
  await money.booksBalance();
});
