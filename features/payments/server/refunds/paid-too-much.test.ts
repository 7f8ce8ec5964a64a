import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEarnings } from "#features/earnings/contract";
import { type LedgerAccount, sumOfOrder } from "#features/ledger/server";
import { cancelLines } from "#features/orders/contract/order-requests.ts";
import { listRefunds as listRefundsToApprove } from "#features/orders/contract/refunds.ts";
import { advanceOrder } from "#features/orders/server";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { orderOnline, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { checkPayment, refundOrder } from "../../contract/online-payments.ts";

let app: TestApp;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

/** Three packs of ₹500.00 with ₹25.00 margin each, ₹40.00 for the way; the agent's customer pays ₹1,615.00. */
async function threePacks({ refunds = "" as "" | "fail", isOnePackTakenOut = false } = {}) {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, commissionInPaise: 25_00 });
  const { masterId, orderIds } = await orderOnline(app, as, [{ listingId, quantity: 3 }], true);
  const [orderId = ""] = orderIds;
  const { txnid, fields } = await started(app, { as, masterId });
  if (isOnePackTakenOut) {
    const body = { lines: [{ listingId, quantity: 1 }], reasonCode: "mind-changed" as const };
    const { status } = await app.call(cancelLines, { params: { orderId }, body }, { as });
    expect(status).toBe(201);
  }
  await pay(app, fields, "success", { fault: "drop", refunds });
  const paid = await app.call(checkPayment, { params: { txnid } }, { as });
  expect(paid.data.outcome).toBe("paid");
  return { as, orderId };
}
const has = (orderId: string, account: LedgerAccount) => sumOfOrder(app.platform.database, account, orderId);
const refund = (orderId: string, amountInPaise: number) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "Short weight" } },
    { as: finance },
  );
const earnings = async (as: string) => {
  const { data } = await app.call(readEarnings, { query: {} }, { as });
  return [data.pendingEarnings, data.totalEarnings];
};

test("[R22] packs that are taken out while their payment is under way are paid too, and go back with their margin", async () => {
  const { as, orderId } = await threePacks({ isOnePackTakenOut: true });
  expect(await has(orderId, "gateway-money")).toBe(1_615_00);
  expect(await has(orderId, "buyer-receivable")).toBe(0);
  expect(await has(orderId, "refund-due")).toBe(-525_00);
  expect(await has(orderId, "agent-payable")).toBe(-50_00);
  expect(await earnings(as)).toEqual([50, 0]);
  const { data } = await app.call(listRefundsToApprove, { query: {} }, { as: finance });
  const row = data.refunds.find((each) => each.orderId === orderId);
  expect(row).toMatchObject({ amountInPaise: 525_00, isWhole: false, status: "to-approve" });
  // What is owed to the buyer already cannot be sent a second time; of the rest the margin goes back last.
  expect((await refund(orderId, 1_090_01)).code).toBe("payments/more-than-paid");
  expect((await refund(orderId, 1_040_00)).status).toBe(201);
  expect(await has(orderId, "agent-payable")).toBe(-50_00);
  expect((await refund(orderId, 50_00)).status).toBe(201);
  expect(await has(orderId, "agent-payable")).toBe(0);
  expect(await has(orderId, "seller-due")).toBe(0);
  expect(await earnings(as)).toEqual([0, 0]);
});

test("[R24] a margin that goes back to the customer is not earned any more, also while the bank refuses the refund", async () => {
  const { as, orderId } = await threePacks({ refunds: "fail" });
  const actor = { orderId, actorKind: "seller", actorProfileId: null } as const;
  for (const [from, action] of [
    ["ORD_PLACED", "ACCEPT"],
    ["SELLER_ACCEPTED", "PACK"],
    ["PACKED", "DISPATCH"],
    ["DISPATCHED", "SEND_OUT"],
  ] as const) {
    await advanceOrder(app.platform, { ...actor, from, action });
  }
  expect((await refund(orderId, 1_615_00)).status).toBe(201);
  expect(await earnings(as)).toEqual([0, 0]);
  await advanceOrder(app.platform, { ...actor, from: "OUT_FOR_DELIVERY", action: "DELIVER" });
  for (const minutes of [0, 11]) {
    app.clock.advance(minutes * 60_000);
    await runJob(app, "payments/reconcile");
  }
  // It is owed to the customer until it has come, so it is nobody's earning.
  expect(await earnings(as)).toEqual([0, 0]);
  expect(await has(orderId, "agent-payable")).toBe(0);
  expect(await has(orderId, "refund-due")).toBe(-1_615_00);
  const { rows } = await sql`
    select order_id from ledger_entries group by order_id having sum(amount_in_paise) <> 0`.execute(
    app.platform.database,
  );
  expect(rows).toEqual([]);
});
