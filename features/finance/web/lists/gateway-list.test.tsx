import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { checkPayment } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, started } from "#testing/shop/online-payments.ts";
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

const day = 86_400_000;
const dayOf = (daysAgo: number) =>
  new Date(server.clock.now().getTime() - daysAgo * day + 5.5 * 3_600_000).toISOString().slice(0, 10);

it("[R22] finance sees what the provider holds and should have paid out, notes a payout, and reads what is missing of it", async () => {
  const order = await aWaitingOrder(server);
  const { txnid, fields } = await started(server, order);
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as: order.as });
  server.clock.advance(3 * day);
  const { cookie: as } = await aPerson(server, { roles: ["finance"] });
  page = openApp(server, { at: "/app/admin/finance", as });
  const { user } = page;
  const card = within(await screen.findByRole("region", { name: "Payouts of the payment provider" }));
  expect(await card.findByText("The provider holds ₹1,080.00 for Santha.")).toBeDefined();
  expect(card.getByText(/^₹1,080\.00 of it was paid by .+ and is overdue/)).toBeDefined();
  expect(card.getByText("No payouts recorded.")).toBeDefined();
  await user.click(card.getByRole("button", { name: /^Payout received/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Payout received" }));
  await user.click(dialog.getByRole("button", { name: "Received" }));
  expect(await dialog.findByText("Enter an amount above ₹0.")).toBeDefined();
  expect(dialog.getAllByText("Choose the day.")).toHaveLength(2);
  await user.type(dialog.getByRole("textbox", { name: "Amount in the bank statement" }), "1,000");
  const fee = dialog.getByRole("textbox", { name: "Provider's fee" });
  await user.clear(fee);
  await user.type(fee, "21.60");
  fireEvent.change(dialog.getByLabelText("Received on"), { target: { value: dayOf(0) } });
  fireEvent.change(dialog.getByLabelText("Date of the last payment in it"), { target: { value: dayOf(2) } });
  await user.type(dialog.getByRole("textbox", { name: "Bank reference number" }), "UTR 8001");
  await user.click(dialog.getByRole("button", { name: "Received" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await card.findByText("₹58.40 is missing")).toBeDefined();
  expect(card.getByText("UTR 8001")).toBeDefined();
  expect(card.getByText("The provider holds ₹58.40 for Santha.")).toBeDefined();
  chooseLanguage("te");
  expect(await screen.findByRole("region", { name: "చెల్లింపు సంస్థ పంపిన సొమ్ము" })).toBeDefined();
  expect(screen.getByText("₹58.40 తక్కువ వచ్చింది")).toBeDefined();
  chooseLanguage("en");
  await user.click(await card.findByRole("button", { name: /^Undo: .*UTR 8001$/ }));
  const wrong = within(screen.getByRole("dialog", { name: "Undo" }));
  await user.click(wrong.getByRole("button", { name: "Undo" }));
  expect(await wrong.findByText("Write the reason in 3 to 300 characters.")).toBeDefined();
  await user.type(wrong.getByRole("textbox", { name: "Why" }), "It was ₹1,058.40");
  await user.click(wrong.getByRole("button", { name: "Undo" }));
  expect(await card.findByText(/^Undone by .+: It was ₹1,058\.40$/)).toBeDefined();
  expect(card.getByText("The provider holds ₹1,080.00 for Santha.")).toBeDefined();
  const row = card.getByText("UTR 8001").closest("li");
  expect([...(row?.querySelectorAll("s") ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Payout of /),
    "₹1,000.00",
  ]);
  // A row without a button keeps no room for one.
  expect([...(row?.children ?? [])].filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);
});
