import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

it("[R21] finance sees every online payment and refund that is not settled, in both languages", async () => {
  const { cookie: as } = await aPerson(server, { roles: ["finance"] });
  const waiting = await aWaitingOrder(server);
  await started(server, waiting);
  const paid = await aWaitingOrder(server);
  const { txnid, fields } = await started(server, paid);
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as: paid.as });
  const orderId = paid.orderIds[0] ?? "";
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  await server.call(refundOrder, { params: { orderId }, body }, { as });
  page = openApp(server, { at: "/app/admin/finance", as });
  const list = within(await screen.findByRole("region", { name: "Online payments in progress" }));
  expect(await list.findByText(`Payment of order #${waiting.masterId}`)).toBeDefined();
  expect(list.getByText("Not paid yet")).toBeDefined();
  expect(list.getByText(`Refund of #${orderId}`)).toBeDefined();
  expect(list.queryByText(`Payment of order #${paid.masterId}`)).toBeNull();
  chooseLanguage("te");
  expect(await screen.findByRole("region", { name: "దారిలో ఉన్న ఆన్‌లైన్ చెల్లింపులు" })).toBeDefined();
});

it("[R21] finance says of a payment that was given up what the provider's pages show, in both languages", async () => {
  const order = await aWaitingOrder(server);
  const { txnid, fields } = await started(server, order);
  await pay(server, fields, "pending", { fault: "drop" });
  await server.platform.database
    .updateTable("fake_payu_payments")
    .set({ succeeds_at: null })
    .where("txnid", "=", txnid)
    .execute();
  for (const hours of [1, 25]) {
    server.clock.advance(hours * 3_600_000);
    await runJob(server, "payments/reconcile");
  }
  const { cookie: as } = await aPerson(server, { roles: ["finance"] });
  page = openApp(server, { at: "/app/admin/finance", as });
  const { user } = page;
  const list = within(await screen.findByRole("region", { name: "Online payments in progress" }));
  const about = `Payment of order #${order.masterId}`;
  expect(await list.findByText(/still unknown after 24 hours/)).toBeDefined();
  await user.click(list.getByRole("button", { name: `Ask the provider now: ${about}` }));
  const dialog = () => within(screen.getByRole("dialog"));
  await user.click(dialog().getByRole("button", { name: "Ask the provider now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await list.findByRole("button", { name: `Money received: ${about}` }));
  await user.click(dialog().getByRole("button", { name: "Money received" }));
  expect(await dialog().findByText(/^Enter the provider's number of the payment/)).toBeDefined();
  await user.type(dialog().getByRole("textbox", { name: "Provider's payment number" }), "403993715500001");
  expect(dialog().getByRole("textbox", { name: "Amount" })).toHaveProperty("value", "1,080.00");
  chooseLanguage("te");
  expect(await screen.findByRole("dialog", { name: "సొమ్ము అందింది" })).toBeDefined();
  chooseLanguage("en");
  await user.click(await dialog().findByRole("button", { name: "Money received" }));
  await waitFor(() => expect(list.queryByText(about)).toBeNull());
});
