import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routesOf } from "#engine/server/app.ts";
import { dayInIndia, financialYear } from "#engine/server/clock.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { moveRefund } from "#features/orders/contract/refunds.ts";
import { receiveDuplicateRefund } from "#features/payments/contract/duplicate-refunds.ts";
import {
  noteGatewaySettlement,
  takeBackGatewaySettlement,
} from "#features/payments/contract/gateway-settlements.ts";
import {
  checkPayment,
  giveUpPayment,
  moveProviderRefund,
  refundOrder,
} from "#features/payments/contract/online-payments.ts";
import { receiveForOrder } from "#features/payments/contract/received-money.ts";
import { movePayment } from "#features/payments/contract/unsettled-payments.ts";
import {
  makeBatch,
  markFailed,
  markPaid,
  markReturned,
  readDesk,
  saveAccount,
} from "#features/payouts/contract";
import { moveSettlement, payBackCredit, receiveFromSeller } from "#features/settlements/contract";
import { listDeposits, payDeposit, receiveTaxRefund, takeBackDeposit } from "#features/withholding/contract";
import { type TestApp, testApp } from "../process/app.ts";
import { aPerson, aProduct } from "../shop/builders.ts";
import { cashDesk } from "../shop/cash-desk.ts";
import { aProvidersPayout, aWaitingOrder, pay, started } from "../shop/online-payments.ts";
import { anAgentToBePaid, aPaidPayout, aPayout, aUpiAccount } from "../shop/payouts.ts";
import { sellerMoneyDesk } from "../shop/seller-money.ts";
import { approvedOrder } from "../shop/settled-orders.ts";
import { readyToPlace } from "../shop/shopping.ts";
import { duplicateRefund, refusedRefund } from "../shop/stuck-refunds.ts";
import { tradeDesk } from "../shop/trade.ts";
import { transferDesk } from "../shop/transfers.ts";
import { deskCalls, silentDeskCalls } from "./desk-calls.ts";
import { grievanceCalls, type Telling } from "./grievance-calls.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { TAX_AT_SOURCE: "on", LOG_LEVEL: "silent" } });
});
afterAll(() => app.close());

const day = 86_400_000;
const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
/** Names of all events of this test's database, the oldest first. */
const told = async (): Promise<string[]> =>
  (await app.platform.database.selectFrom("events").select("name").orderBy("id").execute()).map(
    ({ name }) => name,
  );
let numbers = 0;
function aNumber(): string {
  numbers += 1;
  return String(412_345_678_000 + numbers);
}

/** A seller who has sent ₹60.00 above what he owed. */
async function aCreditor() {
  const money = sellerMoneyDesk(app);
  const trade = await money.desk.aTrade();
  await app.call(saveAccount, { body: aUpiAccount }, { as: trade.seller });
  const { orderId } = await money.returned(trade);
  await money.receive(orderId, 1_400_00, aNumber());
  return money.sellerIdOf(orderId);
}

/** ₹300.00 of an order, of which its buyer says that he has paid them in cash. */
async function aCashClaim() {
  const cash = await cashDesk(app);
  const order = await cash.delivered();
  await cash.sayPaid(order, 300_00);
  return { cash, order, claimId: await cash.claimOf(order, 300_00) };
}

/** What finance sends to refund ₹100.00 of an order that was paid in cash. */
async function aRefundToGrant() {
  const desk = tradeDesk(app);
  const { orderId } = await desk.aPaidOrder();
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  return { as: await asFinance(), asked: { params: { orderId }, body } };
}

/** A month's tax that is due, and how it is noted as paid. */
async function aTaxToPay() {
  await approvedOrder(app, await tradeDesk(app).aTrade());
  app.clock.advance(31 * day);
  const as = await asFinance();
  const { deposits } = (await app.call(listDeposits, {}, { as })).data;
  const due = deposits.find(({ isMonthOver, dueInPaise, paid }) => isMonthOver && !paid && dueInPaise > 0);
  if (!due) throw new Error("no tax is due");
  const { month, levy, dueInPaise } = due;
  const body = { dueInPaise, challan: aNumber(), paidOn: dayInIndia(app.clock.now()) };
  return { as, body, params: { month, levy } };
}

const calls: Readonly<Record<string, Telling>> = {
  ...deskCalls(() => app),
  "checkout/place-order": {
    tells: ["orders/placed"],
    ready: async () => {
      const { cookie: as } = await aPerson(app, { roles: ["agent"] });
      const { listingId } = await aProduct(app, { onHand: 5 });
      const { fingerprint } = await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
      return () => app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as });
    },
  },
  "orders/act-on-order": {
    tells: ["orders/state-changed"],
    ready: async () => {
      const desk = tradeDesk(app);
      const { orderId, buyer } = await desk.anOrderOf(await desk.aTrade());
      const asked = { params: { orderId }, query: { action: "CANCEL_ORDER" } };
      return () => app.call(actOnOrder, asked, { as: buyer });
    },
  },
  "orders/confirm-cash": {
    tells: ["orders/cash-confirmed"],
    ready: async () => {
      const cash = await cashDesk(app);
      const order = await cash.delivered();
      return () => cash.takeCash(order, 1_340_00);
    },
  },
  "payments/confirm-cash": {
    tells: ["orders/cash-confirmed"],
    ready: async () => {
      const cash = await cashDesk(app);
      const order = await cash.delivered();
      return () => cash.note(order, 1_340_00);
    },
  },
  "payments/decide-cash-claim": {
    tells: ["payments/cash-claim-decided"],
    ready: async () => {
      const { cash, order, claimId } = await aCashClaim();
      return () => cash.decideClaim(claimId, true, order.seller);
    },
  },
  "payments/decide-cash-claim-for-seller": {
    tells: ["payments/cash-claim-decided"],
    ready: async () => {
      const { cash, claimId } = await aCashClaim();
      return () => cash.noteClaim(claimId, false);
    },
  },
  "payments/refund-order": {
    tells: ["orders/refund-owed"],
    ready: async () => {
      const { as, asked } = await aRefundToGrant();
      return () => app.call(refundOrder, asked, { as });
    },
  },
  "orders/move-refund": {
    tells: ["orders/refund-moved"],
    ready: async () => {
      const { as, asked } = await aRefundToGrant();
      const { refundId } = (await app.call(refundOrder, asked, { as })).data;
      const body = { action: "SEND", method: "upi", reference: aNumber() } as const;
      return () => app.call(moveRefund, { params: { refundId }, body }, { as });
    },
  },
  "payments/claim-transfer": {
    tells: ["payments/payment-claimed"],
    ready: async () => {
      const desk = await transferDesk(app);
      const order = await desk.transferred();
      return () => desk.claim(order, aNumber());
    },
  },
  "payments/record-payment": {
    tells: ["payments/payment-claimed"],
    ready: async () => {
      const desk = await transferDesk(app);
      const { as, first } = await desk.transferred();
      return () => desk.record(as, first, aNumber(), 100_00);
    },
  },
  "payments/decide-transfer": {
    tells: ["payments/transfer-decided"],
    ready: async () => {
      const desk = await transferDesk(app);
      const order = await desk.transferred();
      const utr = aNumber();
      await desk.claim(order, utr);
      return () => desk.found(order.masterId, utr);
    },
  },
  "payments/receive-for-order": {
    tells: ["payments/money-found"],
    ready: async () => {
      const { transferred, finance } = await transferDesk(app);
      const { first: orderId } = await transferred();
      const body = { amountInPaise: 100_00, reference: aNumber() };
      return () => app.call(receiveForOrder, { params: { orderId }, body }, { as: finance });
    },
  },
  "payments/check-payment": {
    tells: ["payments/online-payment-settled", "orders/paid-online"],
    ready: async () => {
      const order = await aWaitingOrder(app);
      const { txnid, fields } = await started(app, order);
      await pay(app, fields, "success");
      return () => app.call(checkPayment, { params: { txnid } }, { as: order.as });
    },
  },
  "payments/give-up-payment": {
    tells: ["payments/online-payment-settled", "orders/state-changed"],
    ready: async () => {
      const { masterId, as } = await aWaitingOrder(app);
      const { fields } = await started(app, { masterId, as });
      await pay(app, fields, "failure");
      return () => app.call(giveUpPayment, { params: { masterId } }, { as });
    },
  },
  "payments/move-payment": {
    tells: ["payments/online-payment-settled", "orders/paid-online"],
    ready: async () => {
      const order = await aWaitingOrder(app);
      const { txnid, fields } = await started(app, order);
      await pay(app, fields, "success", { fault: "drop" });
      const as = await asFinance();
      return () => app.call(movePayment, { params: { txnid }, body: { action: "ASK" } }, { as });
    },
  },
  "payments/move-provider-refund": {
    tells: ["payments/provider-refund-moved"],
    ready: async () => {
      const params = { token: await refusedRefund(app) };
      const body = { action: "SENT", method: "upi", reference: aNumber() } as const;
      const as = await asFinance();
      return () => app.call(moveProviderRefund, { params, body }, { as });
    },
  },
  "payments/receive-twice-refund": {
    tells: ["payments/twice-refund-received"],
    ready: async () => {
      const params = { token: await duplicateRefund(app) };
      const body = { amountInPaise: 540_00, reference: aNumber() };
      const as = await asFinance();
      return () => app.call(receiveDuplicateRefund, { params, body }, { as });
    },
  },
  "payments/note-gateway-settlement": {
    tells: ["payments/gateway-settled"],
    ready: async () => {
      const body = aProvidersPayout(app, aNumber());
      const as = await asFinance();
      return () => app.call(noteGatewaySettlement, { body }, { as });
    },
  },
  "payments/take-back-gateway-settlement": {
    tells: ["payments/gateway-taken-back"],
    ready: async () => {
      const body = aProvidersPayout(app, aNumber());
      const as = await asFinance();
      const { id: settlementId } = (await app.call(noteGatewaySettlement, { body }, { as })).data;
      const asked = { params: { settlementId }, body: { reason: "Mistyped" } };
      return () => app.call(takeBackGatewaySettlement, asked, { as });
    },
  },
  "settlements/move-settlement": {
    tells: ["settlements/seller-paid", "orders/state-changed"],
    ready: async () => {
      const { orderId, dueInPaise } = await approvedOrder(app, await tradeDesk(app).aTrade());
      const sums = { dueInPaise, paidInPaise: dueInPaise };
      const body = { action: "PAY_OUT", reference: aNumber(), ...sums } as const;
      const as = await asFinance();
      return () => app.call(moveSettlement, { params: { orderId }, body }, { as });
    },
  },
  "settlements/receive-from-seller": {
    tells: ["settlements/seller-money-received"],
    ready: async () => {
      const params = { sellerId: await aCreditor() };
      const body = { amountInPaise: 20_00, reference: aNumber() };
      const as = await asFinance();
      return () => app.call(receiveFromSeller, { params, body }, { as });
    },
  },
  "settlements/pay-back-credit": {
    tells: ["settlements/credit-returned"],
    ready: async () => {
      const params = { sellerId: await aCreditor() };
      const body = { creditInPaise: 60_00, paidInPaise: 60_00, reference: aNumber() };
      const as = await asFinance();
      return () => app.call(payBackCredit, { params, body }, { as });
    },
  },
  "payouts/make-batch": {
    tells: ["payouts/batch-made"],
    ready: async () => {
      await anAgentToBePaid(app);
      const as = await asFinance();
      const { fingerprint } = (await app.call(readDesk, {}, { as })).data;
      return () => app.call(makeBatch, { body: { fingerprint } }, { as });
    },
  },
  "payouts/mark-paid": {
    tells: ["payouts/payout-moved"],
    ready: async () => {
      const { payoutId } = await aPayout(app);
      const as = await asFinance();
      return () => app.call(markPaid, { params: { payoutId }, body: { bankReference: aNumber() } }, { as });
    },
  },
  "payouts/mark-failed": {
    tells: ["payouts/payout-moved"],
    ready: async () => {
      const { payoutId } = await aPayout(app);
      const as = await asFinance();
      return () =>
        app.call(markFailed, { params: { payoutId }, body: { because: "Account closed" } }, { as });
    },
  },
  "payouts/mark-returned": {
    tells: ["payouts/payout-moved"],
    ready: async () => {
      const payoutId = await aPaidPayout(app);
      const as = await asFinance();
      const body = { reference: aNumber(), returnedOn: dayInIndia(app.clock.now()) };
      return () => app.call(markReturned, { params: { payoutId }, body }, { as });
    },
  },
  "withholding/pay-deposit": {
    tells: ["withholding/tax-paid"],
    ready: async () => {
      const { params, body, as } = await aTaxToPay();
      return () => app.call(payDeposit, { params, body }, { as });
    },
  },
  "withholding/take-back-deposit": {
    tells: ["withholding/tax-taken-back"],
    ready: async () => {
      const { params, body, as } = await aTaxToPay();
      await app.call(payDeposit, { params, body }, { as });
      const wrong = { reference: body.challan, reason: "Mistyped" };
      return () => app.call(takeBackDeposit, { params, body: wrong }, { as });
    },
  },
  "withholding/receive-refund": {
    tells: ["withholding/tax-refunded"],
    ready: async () => {
      const { profileId } = await aPerson(app, { roles: ["agent"] });
      const today = dayInIndia(app.clock.now());
      await sql`insert into withheld_taxes (effect_key, levy, payee_kind, profile_id, withheld_on, month, tax_year,
          rate_in_basis_points, law, base_in_paise, amount_in_paise)
        values ('told', 'income-tax-commission', 'agent', ${profileId}, ${today}::date, ${today.slice(0, 7)},
          ${financialYear(today)}, 200, '393', -175000, -3500)`.execute(app.platform.database);
      app.clock.advance(400 * day);
      const as = await asFinance();
      const { deposits } = (await app.call(listDeposits, {}, { as })).data;
      const claimed = deposits.find(({ claimInPaise }) => claimInPaise > 0);
      if (!claimed) throw new Error("no tax is claimed");
      const { month, levy, claimInPaise } = claimed;
      const body = { claimInPaise, reference: aNumber(), refundedOn: dayInIndia(app.clock.now()) };
      return () => app.call(receiveTaxRefund, { params: { month, levy }, body }, { as });
    },
  },
  ...grievanceCalls(() => app),
};

/** Calls that write and change nothing of which somebody could be told. */
const silent: Readonly<Record<string, string>> = {
  "payments/start-payment": "nothing is paid and no book is touched",
  "payments/return-after-success": "the report is kept; a job asks the provider and tells of what he says",
  "payments/return-after-failure": "the report is kept; a job asks the provider and tells of what he says",
  "payments/take-report": "the report is kept; a job asks the provider and tells of what he says",
  "payments/take-refund-report": "a job asks the provider and tells of what he says",
  ...silentDeskCalls,
  "payouts/take-back-approval": "nothing was paid yet; the audit log says who took it back",
  "payouts/save-account": "no money moves; its person is told by text message",
};

const watched: readonly string[] = ["payments", "payouts", "settlements", "withholding", "grievances"];

test("[R22] every call that changes money or a grievance names the events that it writes", () => {
  const writing = routesOf(app.platform)
    .map(({ endpoint }) => endpoint)
    .filter(({ name, method }) => method !== "GET" && watched.includes(name.split("/")[0] ?? ""))
    .map(({ name }) => name);
  const named = [...Object.keys(calls), ...Object.keys(silent)];
  expect(writing.filter((name) => !named.includes(name))).toEqual([]);
});

test.each(Object.entries(calls))(
  "[R22] %s writes its events with the change",
  async (_, { tells, ready }) => {
    const call = await ready();
    const before = (await told()).length;
    expect((await call()).status).toBeLessThan(300);
    expect((await told()).slice(before)).toEqual(expect.arrayContaining([...tells]));
  },
);
