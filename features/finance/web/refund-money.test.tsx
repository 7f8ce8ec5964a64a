import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { moveRefund } from "#features/orders/contract/refunds.ts";
import { checkPayment, listRefunds, refundOrder } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let finance: string;
beforeAll(async () => {
  server = await testApp();
  finance = (await aPerson(server, { roles: ["finance"] })).cookie;
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const dialog = () => within(screen.getByRole("dialog"));

it("[R19] finance refunds a part of a cash order within what is left, sends it by UPI, and the buyer sees how it goes", async () => {
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const { user } = page;
  const refunds = await part("Refunds");
  await user.click(refunds.getByRole("button", { name: "Refund money" }));
  const number = dialog().getByLabelText("Order number");
  await user.type(number, "9-9");
  await user.click(dialog().getByRole("button", { name: "Find" }));
  expect(await dialog().findByText("There is no such order.")).toBeDefined();
  await user.clear(number);
  await user.type(number, `#${order.orderId}`);
  await user.click(dialog().getByRole("button", { name: "Find" }));
  expect(await dialog().findByText("Paid (COD)")).toBeDefined();
  await user.type(dialog().getByLabelText("Amount"), "1,340.01");
  await user.click(dialog().getByRole("button", { name: "Refund" }));
  expect(dialog().getByText("Enter an amount from ₹0.01 to ₹1,340.00.")).toBeDefined();
  expect(dialog().getByText("Please write the reason.")).toBeDefined();
  await user.clear(dialog().getByLabelText("Amount"));
  await user.type(dialog().getByLabelText("Amount"), "140");
  await user.type(dialog().getByLabelText("Reason, shown to the buyer"), "One bag was torn");
  await user.click(dialog().getByRole("button", { name: "Refund" }));
  expect(await refunds.findByText("Money without goods: One bag was torn")).toBeDefined();
  await user.click(refunds.getByRole("button", { name: /^Sent: / }));
  await user.selectOptions(dialog().getByLabelText("How it was sent"), "UPI");
  await user.type(dialog().getByLabelText("Payment or receipt number"), "UPI 4711");
  await user.click(dialog().getByRole("button", { name: "Sent" }));
  expect(await refunds.findByText("UPI, UPI 4711")).toBeDefined();
  await page.close();
  page = openApp(server, { at: `/app/order/${order.orderId}/paymentDetails`, as: order.buyer });
  const shown = await part("Refunds");
  for (const text of ["Refund of ₹140.00", "Sent to you", "UPI", "UPI 4711", "One bag was torn"])
    expect(shown.getByText(text)).toBeDefined();
  chooseLanguage("te");
  expect(await (await part("సొమ్ము వాపసులు")).findByText("దారిలో ఉంది")).toBeDefined();
});

it("[R21] a refund that the provider refuses stands with its two ways on; stray money that he refuses is sent by hand", async () => {
  const order = await aWaitingOrder(server);
  const first = await started(server, order);
  server.clock.advance(60_000);
  const second = await started(server, order);
  for (const { txnid, fields } of [first, second]) {
    await pay(server, fields, "success", { fault: "drop", refunds: "fail" });
    await server.call(checkPayment, { params: { txnid } }, { as: order.as });
  }
  const orderId = order.orderIds[0] ?? "";
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const { user } = page;
  const refunds = await part("Refunds");
  await user.click(refunds.getByRole("button", { name: "Refund money" }));
  await user.type(dialog().getByLabelText("Order number"), orderId);
  await user.click(dialog().getByRole("button", { name: "Find" }));
  await user.type(await dialog().findByLabelText("Amount"), "40");
  await user.type(dialog().getByLabelText("Reason, shown to the buyer"), "Late delivery");
  await user.click(dialog().getByRole("button", { name: "Refund" }));
  const online = await part("Online payments in progress");
  await user.click(
    await online.findByRole("button", { name: `Ask the provider now: Refund of #${orderId}` }),
  );
  await user.click(dialog().getByRole("button", { name: "Ask the provider now" }));
  await runJob(server, "payments/reconcile");
  server.clock.advance(11 * 60_000);
  await runJob(server, "payments/reconcile");
  await page.reloadData();
  expect(await refunds.findByRole("button", { name: /^Send another way: / })).toBeDefined();
  expect(refunds.getByRole("button", { name: /^Ask the provider again: / })).toBeDefined();
  await user.click(refunds.getByRole("button", { name: /^Ask the provider again: / }));
  expect(
    dialog().getByText("Once approved again, the provider is asked; the buyer is notified when it is sent."),
  ).toBeDefined();
  await user.click(dialog().getByRole("button", { name: "Cancel" }));
  const { data } = await server.call(listRefunds, { params: { orderId } }, { as: order.as });
  expect(data.refunds[0]?.status).toBe("failed");
  await user.click(
    await online.findByRole("button", { name: `Sent another way: Refund of #${second.txnid}` }),
  );
  await user.type(dialog().getByLabelText("Payment or receipt number"), "NEFT 5522");
  await user.click(dialog().getByRole("button", { name: "Sent another way" }));
  expect(await online.findByText("No open online payments.")).toBeDefined();
});

it("before a refund is said to have failed, and before it is sent another way, finance reads what follows and who hears of it", async () => {
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  const params = { orderId: order.orderId };
  const body = { amountInPaise: 40_00, reason: "Short weight" };
  const { refundId } = (await server.call(refundOrder, { params, body }, { as: finance })).data;
  const sent = { action: "SEND", method: "upi", reference: "UPI 9944" } as const;
  await server.call(moveRefund, { params: { refundId }, body: sent }, { as: finance });
  page = openApp(server, { at: `/app/admin/finance/refunds?tab=sent&open=${refundId}`, as: finance });
  const { user } = page;
  await user.click(await screen.findByRole("button", { name: /^It failed: / }));
  expect(
    dialog().getByText("It is listed as failed, to be sent another way; the buyer is notified."),
  ).toBeDefined();
  expect(dialog().queryByText("You cannot undo this.")).toBeNull();
  await user.click(dialog().getByRole("button", { name: "It failed" }));
  await page.close();
  chooseLanguage("te");
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const refunds = await part("సొమ్ము వాపసులు");
  const name = new RegExp(`^వేరే విధంగా పంపండి: .+${order.orderId}`);
  await page.user.click(await refunds.findByRole("button", { name }));
  expect(
    dialog().getByText("మళ్లీ ఆమోదించాలి; అప్పుడు చెల్లింపు సంస్థ పంపకపోతే బ్యాంకు, UPI లేదా నగదు ద్వారా పంపాలి."),
  ).toBeDefined();
});
