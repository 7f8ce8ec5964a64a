import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal, sumOfOrder } from "#features/ledger/server";
import { readSellerOrder } from "#features/orders/contract/seller-orders.ts";
import { confirmCash } from "#features/orders/server";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { saveAccount } from "#features/payouts/contract";
import { listDeposits, readOwnWithheld, readWithheld } from "#features/withholding/contract";
import { requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, type SellerOptions } from "#testing/shop/builders.ts";
import { orderOnline, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { moveOnTo } from "#testing/shop/order-moves.ts";
import { aUpiAccount } from "#testing/shop/payouts.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { listSettlements, moveSettlement } from "../contract.ts";

let app: TestApp;
let finance: string;
beforeAll(async () => {
  app = await testApp({ environment: { TAX_AT_SOURCE: "on" } });
  const person = await aPerson(app, { roles: ["finance"] });
  finance = person.cookie;
});
afterAll(() => app.close());

interface Sale {
  readonly priceInPaise?: number;
  readonly gstRateInBasisPoints?: number;
  readonly isOnline?: boolean;
  readonly isCashTaken?: boolean;
}

/** A seller of Telangana who delivers for nothing. */
async function aTrader(options: SellerOptions = {}) {
  const person = await aPerson(app, { roles: ["seller"] });
  const free = Array.from({ length: 9 }, (_, at) => ({
    pinPrefix: String(at + 1),
    orderValueFromInPaise: 0,
    chargeInPaise: 0,
    leadDays: 3,
    isCashOnDelivery: true,
  }));
  const { sellerId } = await aSeller(app, { profileId: person.profileId, shippingRates: free, ...options });
  await app.call(saveAccount, { body: aUpiAccount }, { as: person.cookie });
  return { ...person, sellerId };
}

/** Sells for this price, GST included, is paid, delivers, and waits until nothing can come back. */
async function sold(
  sellerId: number,
  { priceInPaise = 1180_00, gstRateInBasisPoints = 1800, isOnline = true, isCashTaken = true }: Sale = {},
): Promise<string> {
  const { cookie: as } = await aPerson(app);
  const goods = { sellerId, priceInPaise, gstRateInBasisPoints, commissionInPaise: 0 };
  const lines = [{ listingId: (await aProduct(app, goods)).listingId, quantity: 1 }];
  const { orderIds, masterId } = isOnline
    ? await orderOnline(app, as, lines)
    : await anOrder(app, { as, lines });
  const [orderId = ""] = orderIds;
  if (isOnline) {
    const { txnid, fields } = await started(app, { as, masterId });
    await pay(app, fields, "success", { fault: "drop" });
    await app.call(checkPayment, { params: { txnid } }, { as });
  }
  await moveOnTo(app, { orderId, last: "DELIVERED", minutesEach: 1 });
  if (!isOnline && isCashTaken) await confirmCash(app.platform, orderId);
  return orderId;
}

const settle = (orderId: string, body: Parameters<typeof app.call<typeof moveSettlement>>[1]["body"]) =>
  app.call(moveSettlement, { params: { orderId }, body }, { as: finance });

/** Lets the days of return go by and approves what the seller gets; answers how the list shows it then. */
async function approved(orderId: string) {
  app.clock.advance(8 * 86_400_000);
  finance = await renewed();
  await runJob(app, "orders/move-by-clock");
  expect((await settle(orderId, { action: "APPROVE_SETTLEMENT" })).status).toBe(201);
  const { data } = await app.call(listSettlements, { query: {} }, { as: finance });
  const found = data.settlements.find((each) => each.orderId === orderId);
  if (!found) throw new Error(`${orderId} is not to be settled`);
  return found;
}
const renewed = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
const taken = (withheld: readonly { levy: string; amountInPaise: number }[]) =>
  withheld.map(({ levy, amountInPaise }) => [levy, amountInPaise]);
const has = (orderId: string, account: Parameters<typeof sumOfOrder>[1]) =>
  sumOfOrder(app.platform.database, account, orderId);

test("[R22] GST and income tax are taken off what a seller gets once it is approved, shown to him and to finance, and the books balance", async () => {
  const trader = await aTrader();
  const orderId = await sold(trader.sellerId);
  const shown = await approved(orderId);
  // 0.5 % of ₹1,000.00 that is taxed, and 0.1 % of ₹1,180.00.
  expect(taken(shown.withheld)).toEqual([
    ["gst-tcs", 5_00],
    ["income-tax-sales", 1_18],
  ]);
  expect(shown.withheld.map(({ law }) => law)).toEqual([
    "CGST Act 2017, s. 52",
    "Income-tax Act 2025, s. 393",
  ]);
  expect(shown.dueInPaise).toBe(1173_82);
  const as = await sessionFor(app, trader);
  const { data } = await app.call(readSellerOrder, { params: { orderId } }, { as });
  expect(data.withheld).toEqual(shown.withheld);
  expect(
    (
      await settle(orderId, {
        action: "PAY_OUT",
        reference: "NEFT 4711",
        dueInPaise: 1173_82,
        paidInPaise: 1173_82,
      })
    ).status,
  ).toBe(201);
  expect(await has(orderId, "seller-due")).toBe(0);
  expect(await has(orderId, "withheld-from-seller")).toBe(-6_18);
  expect(
    (
      await settle(orderId, {
        action: "PAY_OUT",
        reference: "NEFT 4712",
        dueInPaise: 1173_82,
        paidInPaise: 1173_82,
      })
    ).code,
  ).toBe("settlements/sum-changed");
  const { rows } =
    await sql`select order_id from ledger_entries group by order_id having sum(amount_in_paise) <> 0`.execute(
      app.platform.database,
    );
  expect(rows).toEqual([]);
});

test("GST is taken only of what is taxed and where the operator has the money; income tax also of what was paid in cash", async () => {
  const { sellerId } = await aTrader();
  const exempt = await approved(await sold(sellerId, { gstRateInBasisPoints: 0 }));
  expect(taken(exempt.withheld)).toEqual([["income-tax-sales", 1_18]]);
  const inCash = await approved(await sold(sellerId, { isOnline: false }));
  expect(taken(inCash.withheld)).toEqual([["income-tax-sales", 1_18]]);
  // He has all of the cash, so this much he owes.
  expect(inCash.dueInPaise).toBe(-1_18);
});

test("amounts are rounded once over the month, and CGST and SGST are equal", async () => {
  const { sellerId } = await aTrader();
  // ₹1.00 with 18 %: 85 paise are taxed, a quarter percent of which is two tenths of a paisa.
  const orderIds: string[] = [];
  for (let at = 0; at < 3; at += 1) orderIds.push(await sold(sellerId, { priceInPaise: 1_00 }));
  const parts: number[] = [];
  for (const orderId of orderIds) {
    const { withheld } = await approved(orderId);
    parts.push(withheld.find(({ levy }) => levy === "gst-tcs")?.amountInPaise ?? 0);
  }
  // 0.21, 0.43, 0.64 paise for each half: the third brings both to a whole paisa.
  expect(parts).toEqual([0, 0, 2]);
  const between = await aTrader({ stateCode: "30", state: "Goa" });
  const { withheld } = await approved(await sold(between.sellerId, { priceInPaise: 2_36 }));
  expect(taken(withheld)).toContainEqual(["gst-tcs", 1]);
});

test("one person pays no income tax on sales up to ₹5,00,000.00 of a tax year; above it on all of the year", async () => {
  const { sellerId } = await aTrader({ holder: "P" });
  const first = await approved(await sold(sellerId, { priceInPaise: 4_00_000_00, gstRateInBasisPoints: 0 }));
  expect(taken(first.withheld)).toEqual([]);
  const second = await approved(await sold(sellerId, { priceInPaise: 1_00_000_00, gstRateInBasisPoints: 0 }));
  expect(taken(second.withheld)).toEqual([]);
  const third = await approved(await sold(sellerId, { priceInPaise: 10_00, gstRateInBasisPoints: 0 }));
  // The year's tax is ₹500.01; of this order no more than its own worth can be kept back.
  expect(taken(third.withheld)).toEqual([["income-tax-sales", 10_00]]);
  const fourth = await approved(await sold(sellerId, { priceInPaise: 1_000_00, gstRateInBasisPoints: 0 }));
  expect(taken(fourth.withheld)).toEqual([["income-tax-sales", 491_01]]);
});

const refund = async (orderId: string, amountInPaise: number) => {
  const body = { amountInPaise, reason: "Short weight" };
  const asked = { params: { orderId }, body };
  expect((await app.call(refundOrder, asked, { as: await renewed() })).status).toBe(201);
};

test("a credit note after the approval gives the tax of it back by rows below zero in its own month, in the file of that month too", async () => {
  const trader = await aTrader();
  const orderId = await sold(trader.sellerId);
  await approved(orderId);
  const month = app.clock.now().toISOString().slice(0, 7);
  finance = await renewed();
  expect(
    (
      await settle(orderId, {
        action: "PAY_OUT",
        reference: "NEFT 4713",
        dueInPaise: 1173_82,
        paidInPaise: 1173_82,
      })
    ).status,
  ).toBe(201);
  app.clock.advance(31 * 86_400_000);
  const worker = await app.startWorker();
  const credited = async (amountInPaise: number) => {
    await vi.waitFor(async () => expect(await has(orderId, "withheld-from-seller")).toBe(amountInPaise), {
      timeout: 30_000,
      interval: 100,
    });
  };
  await refund(orderId, 590_00);
  await credited(-3_09);
  await refund(orderId, 590_00);
  await credited(0);
  await worker.stop();
  const { rows } = await sql<{ levy: string; month: string; base: number; amount: number }>`
    select levy, month, base_in_paise as base, amount_in_paise as amount from withheld_taxes
    where order_id = ${orderId} order by id`.execute(app.platform.database);
  const later = app.clock.now().toISOString().slice(0, 7);
  expect(later).not.toBe(month);
  expect(rows).toEqual([
    { levy: "gst-tcs", month, base: 1000_00, amount: 5_00 },
    { levy: "income-tax-sales", month, base: 1180_00, amount: 1_18 },
    { levy: "gst-tcs", month: later, base: -500_00, amount: -2_50 },
    { levy: "income-tax-sales", month: later, base: -590_00, amount: -59 },
    { levy: "gst-tcs", month: later, base: -500_00, amount: -2_50 },
    { levy: "income-tax-sales", month: later, base: -590_00, amount: -59 },
  ]);
  // He was paid ₹1,173.82, the tax is given back, and all of ₹1,180.00 is refunded: he owes what he was paid.
  expect(await has(orderId, "seller-due")).toBe(1173_82);
  const asked = requestOf(readWithheld, { params: { month: later } }, { as: await renewed() });
  const file = await app.app.inject(asked);
  expect(file.body).toContain(",-1000.00,0.5,-2.50,-2.50,0.00,0.00");
  expect(file.body).toContain(",-1180.00,0.1,0.00,0.00,0.00,-1.18");
});

test("GST is taken of what the operator has collected, however the order was to be paid", async () => {
  const { sellerId } = await aTrader();
  const orderId = await sold(sellerId, { isOnline: false, isCashTaken: false });
  // A quarter came to the operator's bank, the rest in cash at the door.
  await inTransaction(app.platform, async (transaction) => {
    const order = await transaction
      .selectFrom("orders")
      .select("buyer_profile_id")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const set = { effectKey: `came:${orderId}`, kind: "money-received", orderId };
    const owed = { account: "buyer-receivable", partyId: order.buyer_profile_id } as const;
    await postJournal(app.platform, transaction, [
      movement(set, 295_00, owed, { account: "platform-bank", partyId: null }),
    ]);
  });
  await confirmCash(app.platform, orderId);
  expect(taken((await approved(orderId)).withheld)).toEqual([
    ["gst-tcs", 1_26],
    ["income-tax-sales", 1_18],
  ]);
});

test("a month's taxes are a file for the returns, by person, law and rate", async () => {
  const { sellerId } = await aTrader({ name: { en: "=Reddy, Seeds", te: "రెడ్డి" } });
  const orderId = await sold(sellerId);
  await approved(orderId);
  const month = app.clock.now().toISOString().slice(0, 7);
  const file = await app.app.inject(requestOf(readWithheld, { params: { month } }, { as: finance }));
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="taxes-at-source-${month}.csv"`);
  const [head, ...lines] = file.body.trimEnd().split("\r\n");
  expect(head).toBe("Tax,Law,Name,Mobile,GSTIN,PAN,Taken of,Rate %,CGST,SGST,IGST,Income tax");
  const own = lines.filter((line) => line.includes("=Reddy"));
  expect(own.map((line) => line.replace(/.*"'=Reddy, Seeds",[0-9]{10},36([^,]{10})[^,]*,\1,/, ""))).toEqual([
    "1000.00,0.5,2.50,2.50,0.00,0.00",
    "1180.00,0.1,0.00,0.00,0.00,1.18",
  ]);
});

test("a seller reads what was kept back month by month with its rate and law, and finance what is to be paid to the state by when", async () => {
  const trader = await aTrader();
  await approved(await sold(trader.sellerId));
  const month = app.clock.now().toISOString().slice(0, 7);
  const { data } = await app.call(readOwnWithheld, {}, { as: await sessionFor(app, trader) });
  const gst = { levy: "gst-tcs", law: "CGST Act 2017, s. 52", rateInBasisPoints: 50, baseInPaise: 1000_00 };
  const incomeTax = {
    ...{ levy: "income-tax-sales", law: "Income-tax Act 2025, s. 393" },
    ...{ rateInBasisPoints: 10, baseInPaise: 1180_00 },
  };
  expect(data.taxes).toEqual([
    { month, ...gst, amountInPaise: 5_00, limitInPaise: null },
    { month, ...incomeTax, amountInPaise: 1_18, limitInPaise: null },
  ]);
  const other = await aPerson(app);
  expect((await app.call(readOwnWithheld, {}, { as: other.cookie })).data.taxes).toEqual([]);
  const { deposits } = (await app.call(listDeposits, {}, { as: finance })).data;
  const { rows } = await sql<{ month: string; levy: string; amount: number }>`
    select month, levy, sum(amount_in_paise)::bigint as amount from withheld_taxes
    group by month, levy having sum(amount_in_paise) <> 0 order by month desc, levy`.execute(
    app.platform.database,
  );
  expect(deposits.map((one) => [one.month, one.levy, one.amountInPaise])).toEqual(
    rows.map((one) => [one.month, one.levy, one.amount]),
  );
});

test("an operator who keeps nothing back pays what is due", async () => {
  const plain = await testApp();
  try {
    expect(plain.platform.config.operator.isTaxWithheld).toBe(false);
  } finally {
    await plain.close();
  }
});
