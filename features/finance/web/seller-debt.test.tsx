import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { saveAccount } from "#features/payouts/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aUpiAccount } from "#testing/shop/payouts.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
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

it("[R22] finance sees the cash that a seller holds before a refund is approved and notes what comes from him; he sees what he owes and why", async () => {
  const desk = tradeDesk(server);
  const order = await desk.aPaidOrder();
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  page = openApp(server, { at: "/app/sell/orders", as: order.seller });
  const own = within(await screen.findByRole("region", { name: "What you owe Santha" }));
  expect(own.getByRole("heading", { name: "You owe Santha ₹1,340.00" })).toBeDefined();
  expect(own.getByText(/You took the cash, and the order was cancelled or returned/)).toBeDefined();
  expect(own.getByText("Account number").nextSibling?.textContent).toMatch(/^\d{9,18}$/);
  chooseLanguage("te");
  expect(await screen.findByRole("heading", { name: "మీరు సంతకు ₹1,340.00 ఇవ్వాలి" })).toBeDefined();
  await page.close();
  chooseLanguage("en");
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const refunds = within(await screen.findByRole("region", { name: "Refunds" }));
  expect(await refunds.findByText("The seller holds this cash: ₹1,340.00")).toBeDefined();
  const debts = within(await screen.findByRole("region", { name: "Sellers who owe" }));
  expect(await debts.findByText(/^Since \d+ \w+ 2026 \(0 days\)$/)).toBeDefined();
  await page.user.click(await debts.findByRole("button", { name: /^Received from the seller/ }));
  const dialog = within(screen.getByRole("dialog"));
  const amount = dialog.getByRole("textbox", { name: "Amount" });
  expect(amount).toHaveProperty("value", "1,340.00");
  await page.user.clear(amount);
  await page.user.type(amount, "1,400");
  await page.user.type(dialog.getByRole("textbox", { name: "Bank reference number" }), "UTR-771");
  await page.user.click(dialog.getByRole("button", { name: "Received" }));
  await waitFor(() =>
    expect(debts.getByText("Overpaid: added to the next payment, or sent back")).toBeDefined(),
  );
  await page.user.click(await debts.findByRole("button", { name: /^Received from the seller/ }));
  const again = within(screen.getByRole("dialog"));
  await page.user.type(again.getByRole("textbox", { name: "Amount" }), "40");
  await page.user.type(again.getByRole("textbox", { name: "Bank reference number" }), "UTR-772");
  await page.user.click(again.getByRole("button", { name: "Received" }));
  const region = screen.getByRole("region", { name: "Sellers who owe" });
  await waitFor(() => expect(region.textContent).toContain("₹100.00"));
  await page.close();
  page = openApp(server, { at: "/app/sell/orders", as: order.seller });
  expect(await screen.findByText(/You overpaid ₹100\.00/)).toBeDefined();
});

it("finance finds a seller who owes nothing by his name, notes what he sent, and notes what was sent back to his account", async () => {
  const desk = tradeDesk(server);
  const trade = await desk.aTrade();
  await desk.anOrderOf(trade);
  await server.call(saveAccount, { body: aUpiAccount }, { as: trade.seller });
  const { name } = await server.platform.database
    .selectFrom("sellers")
    .select("business_name as name")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const debts = within(await screen.findByRole("region", { name: "Sellers who owe" }));
  const asked = () => within(screen.getByRole("dialog"));
  await page.user.click(debts.getByRole("button", { name: "Money from a seller" }));
  await page.user.click(asked().getByRole("button", { name: "Find" }));
  const field = asked().getByRole("textbox", { name: "Business name or mobile number" });
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await page.user.type(field, name);
  await page.user.click(asked().getByRole("button", { name: "Find" }));
  await page.user.click(await asked().findByRole("button", { name: `Choose: ${name}` }));
  expect(asked().getByText(`${name} owes nothing`)).toBeDefined();
  await page.user.type(asked().getByRole("textbox", { name: "Amount" }), "75");
  await page.user.type(asked().getByRole("textbox", { name: "Bank reference number" }), "UTR-781");
  await page.user.click(asked().getByRole("button", { name: "Received" }));
  await page.user.click(await debts.findByRole("button", { name: `Sent back: ${name}` }));
  expect(asked().getByText("padma@bank")).toBeDefined();
  expect(asked().getByRole("textbox", { name: "Amount paid by the bank" })).toHaveProperty("value", "75.00");
  await page.user.type(asked().getByRole("textbox", { name: "Bank reference number" }), "UTR-782");
  await page.user.click(asked().getByRole("button", { name: "Sent back" }));
  await waitFor(() => expect(debts.queryByRole("button", { name: `Sent back: ${name}` })).toBeNull());
});
