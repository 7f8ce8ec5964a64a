import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelLines } from "#features/orders/contract/order-requests.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aWaitingOrder, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";
import { tradeDesk } from "#testing/shop/trade.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Which of stock and books each statement locks first, in their order. */
const locksOf = (statements: readonly string[]) =>
  statements.flatMap((text) => {
    if (/insert into ledger_entries/.test(text)) return ["books"];
    return /update listings|from listings\s[^;]*for no key update/.test(text) ? ["stock"] : [];
  });

test("packs taken out of an order are free before its margin is booked back, so that nobody waits in a circle", async () => {
  const desk = tradeDesk(app);
  const { buyer, orderId, one } = await desk.anOrderOf(await desk.aTrade());
  const { result, statements } = await app.statements.during(() =>
    app.call(
      cancelLines,
      {
        params: { orderId },
        body: { lines: [{ listingId: one, quantity: 1 }], reasonCode: "found-cheaper" },
      },
      { as: buyer },
    ),
  );
  expect(result.status).toBe(201);
  const locks = locksOf(statements);
  expect(locks).toContain("books");
  expect(locks.lastIndexOf("stock")).toBeLessThan(locks.indexOf("books"));
  expect(locks[0]).toBe("stock");
});

test("the orders of a payment that failed hold all their stock before the first of them is booked back", async () => {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  const { fields: report } = await pay(app, fields, "failure", { fault: "drop" });
  await postForm(app, "/v2/payu/webhook", report);
  const { statements } = await app.statements.during(() => runJob(app, "payments/settle", { txnid }));
  const first = statements.findIndex((text) => /insert into ledger_entries/.test(text));
  const held = statements.findIndex((text) => /select 1 from listings[^;]*for no key update/.test(text));
  expect(first).toBeGreaterThan(0);
  expect(held).toBeGreaterThan(-1);
  expect(held).toBeLessThan(first);
});
