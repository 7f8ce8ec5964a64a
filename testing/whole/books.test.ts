import { afterAll, beforeAll, expect, test } from "vitest";
import { countChangedRows, expectSameEverywhere, expectWholeBooks } from "../market/books.ts";
import { type Market, openMarket } from "../market/market.ts";
import { expectRefundsShown } from "../market/refunds-shown.ts";
import { expectSellersAgree } from "../market/sellers-books.ts";
import { trade } from "../market/trade.ts";
import { type TestApp, testApp } from "../process/app.ts";

/** `npm run test:long` asks for 100,000. */
const steps = Number(process.env["SANTHA_RANDOM_STEPS"] ?? 1200);
const legs = 4;
let app: TestApp;
let market: Market;
beforeAll(async () => {
  app = await testApp({
    connections: 16,
    environment: { TAX_AT_SOURCE: "on" },
    raisedLimits: {
      "checkout/place-order": 1_000_000,
      "payments/start-payment": 1_000_000,
      "payments/check-payment": 1_000_000,
    },
  });
  market = await openMarket(app);
});
afterAll(() => app.close());

/** What has to have happened for the books to have been tried. */
const kinds = [
  "COD",
  "Bank Transfer",
  "Online",
  "practice",
  "online success",
  "online failure",
  "online late",
  "coupon earned",
  "checkout/choose-coupon",
  "checkout/choose-assist",
  "coupons/follow-order",
  "payments/send-approved-refund",
  "invoices/issue-documents",
  "invoices/credit-packs",
  "invoices/credit-money",
  "settlements/follow-credit",
  "settlements/set-off-debt",
  "orders/cancel-lines",
  "orders/request-return",
  "orders/decide-request",
  "orders/act-on-order",
  "orders/move-seller-order",
  "orders/confirm-cash",
  "cash claimed",
  "cash in part",
  "payments/decide-cash-claim",
  "payments/decide-cash-claim-for-seller",
  "payments/confirm-cash",
  "payments/confirm-cash-claims",
  "payments/note-gateway-settlement",
  "payments/take-back-gateway-settlement",
  "withholding/pay-deposit",
  "withholding/take-back-deposit",
  "payments/record-payment",
  "payments/decide-transfer",
  "payments/receive-for-order",
  "payments/refund-order",
  "orders/move-refund",
  "settlements/move-settlement",
  "settlements/receive-from-seller",
  "settlements/pay-back-credit",
  "payouts/make-batch",
  "payouts/mark-paid",
];
const missingKinds = () => kinds.filter((kind) => !market.done.has(kind));

test("[R22] [R23] [R24] [ORD-057] whatever people do at the same time, the books sum to zero in all, in each set and in each order, no row of them is ever changed, every balance read meanwhile is consistent, and card, orders, accounts and pending payments agree with them to the paisa, as do what finance pays sellers, what they owe and what was kept back from them", async () => {
  let reads = 0;
  let leg = 0;
  const go = async (everybody: boolean): Promise<void> => {
    leg += 1;
    reads += (await trade(market, { steps: steps / legs, seed: leg, walkers: 5 })).reads;
    await expectWholeBooks(market);
    await expectSellersAgree(market);
    const people = everybody ? [...market.agents, ...market.farmers] : market.agents.slice(0, 2);
    for (const person of people) {
      await expectSameEverywhere(market, person);
      await expectRefundsShown(market, person);
    }
  };
  while (leg < legs) await go(leg === legs - 1);
  // Chance may have left out what needs many others before it, as a payout needs a delivery.
  while (missingKinds().length > 0 && leg < 12 * legs) await go(false);
  expect(missingKinds()).toEqual([]);
  expect(reads).toBeGreaterThanOrEqual(steps / 10);
  expect(await countChangedRows(market)).toBe(0);
}, 7_200_000);
