import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { sumOfOrder } from "#features/ledger/server";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { creditDesk, moved, owed } from "#testing/files/credit-notes.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { approvedOrder } from "#testing/shop/settled-orders.ts";
import { moveSettlement, receiveFromSeller } from "../../contract.ts";
import { settlementsListeners } from "../listeners.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { TAX_AT_SOURCE: "on" }, connections: 8 });
});
afterAll(() => app.close());

const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;

test("money that comes from a seller while tax given back is lowering his debt pays no more of the order than he owes of it then", async () => {
  const credits = creditDesk(app);
  const paid = await approvedOrder(app, await credits.aTrade());
  const { orderId, dueInPaise } = paid;
  await credits.tell(paid, [moved("DISPATCHED")]);
  const payment = { action: "PAY_OUT", reference: "NEFT-301", dueInPaise, paidInPaise: dueInPaise } as const;
  await app.call(moveSettlement, { params: { orderId }, body: payment }, { as: await asFinance() });
  const refund = { amountInPaise: 590_00, reason: "Short weight" };
  await app.call(refundOrder, { params: { orderId }, body: refund }, { as: await asFinance() });
  await credits.tell(paid, [owed]);
  const { seller_id: sellerId } = await app.platform.database
    .selectFrom("orders")
    .select("seller_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const receipt = { amountInPaise: 590_00, reference: "UTR-IN-301" };
  const as = await asFinance();
  let received: Promise<unknown> | undefined;
  await inTransaction(app.platform, async (transaction) => {
    const follow = settlementsListeners.find(({ name }) => name === "settlements/follow-credit");
    await follow?.run(app.platform, transaction, { orderId, effectKey: "credit-1" });
    received = app.call(receiveFromSeller, { params: { sellerId }, body: receipt }, { as });
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await received;
  const debt = await sumOfOrder(app.platform.database, "seller-due", orderId);
  expect(debt).toBeGreaterThanOrEqual(0);
  expect(debt).toBeLessThan(590_00);
});
