import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { checkPayment } from "#features/payments/contract/online-payments.ts";
import { moveSettlement } from "#features/settlements/contract";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { orderOnline, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { moveOnTo } from "#testing/shop/order-moves.ts";
import { aBatch, anAgentToBePaid } from "#testing/shop/payouts.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp({ environment: { TAX_AT_SOURCE: "on" } });
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

/** A seller's order of ₹1,180.00 at 18 % and ₹40.00 for the way, paid online, delivered and approved for payment. */
async function approvedOrder() {
  const seller = await aPerson(server, { roles: ["seller"] });
  const { sellerId } = await aSeller(server, { profileId: seller.profileId });
  const goods = { sellerId, priceInPaise: 1_180_00, gstRateInBasisPoints: 1800, commissionInPaise: 0 };
  const { listingId } = await aProduct(server, goods);
  const { cookie: as } = await aPerson(server);
  const { masterId, orderIds } = await orderOnline(server, as, [{ listingId, quantity: 1 }]);
  const [orderId = ""] = orderIds;
  const { txnid, fields } = await started(server, { as, masterId });
  await pay(server, fields, "success", { fault: "drop" });
  await server.call(checkPayment, { params: { txnid } }, { as });
  await moveOnTo(server, { orderId, last: "DELIVERED", minutesEach: 1 });
  server.clock.advance(8 * 86_400_000);
  await runJob(server, "orders/move-by-clock");
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  const body = { action: "APPROVE_SETTLEMENT" } as const;
  await server.call(moveSettlement, { params: { orderId }, body }, { as: finance });
  return { orderId, seller, finance };
}

it("[R22] finance and the seller see the taxes at source of an order, each with its law and in both languages", async () => {
  const { orderId, seller, finance } = await approvedOrder();
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const list = within(await screen.findByRole("region", { name: "Payments to sellers" }));
  expect((await list.findByText(/GST collected at source \(TCS\)/)).textContent).toBe(
    "GST collected at source (TCS): −₹5.16 (CGST Act 2017, s. 52)",
  );
  expect(list.getByText(/Income tax kept back/).textContent).toBe(
    "Income tax kept back (TDS): −₹1.22 (Income-tax Act 2025, s. 393)",
  );
  chooseLanguage("te");
  expect(await screen.findByText(/అమ్మకాలపై ఆపిన GST \(TCS\)/)).toBeDefined();
  await page.close();
  chooseLanguage("en");
  page = openApp(server, { at: `/app/sell/orders/${orderId}`, as: await sessionFor(server, seller) });
  const row = await screen.findByText("GST collected at source (TCS), CGST Act 2017, s. 52");
  expect(row.nextSibling?.textContent).toMatch(/₹5\.16$/);
  expect(screen.getByText("Income tax kept back (TDS), Income-tax Act 2025, s. 393")).toBeDefined();
  await page.close();
  page = openApp(server, { at: "/app/sell/orders", as: await sessionFor(server, seller) });
  const kept = within(await screen.findByRole("region", { name: "Taxes withheld from you" }));
  expect(kept.getByText(/^0\.5 % of ₹1,0\d\d\.\d\d,/)).toBeDefined();
  expect(kept.getByText(/^0\.1 % of ₹1,2\d\d\.\d\d,/)).toBeDefined();
});

it("[R22] an agent above the threshold sees what was kept back of his payout, and finance the same", async () => {
  const agent = await anAgentToBePaid(server, { margins: [25_000_00] });
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  await aBatch(server, finance);
  for (const [at, as] of [
    ["/app/payouts", agent.cookie],
    ["/app/admin/finance/payouts", finance],
  ] as const) {
    page = openApp(server, { at, as });
    const payout = within(await screen.findByRole("region", { name: /^PO-/ }));
    expect(payout.getByText("Income tax kept back (TDS)").nextSibling?.textContent).toContain("₹500.00");
    const card = at === "/app/payouts" ? "Taxes withheld from you" : "Taxes to pay to the government";
    const region = await screen.findByRole("region", { name: card });
    await waitFor(() => expect(region.textContent).toContain("₹500.00"));
    const words = at === "/app/payouts" ? "2 % of ₹25,000.00, Income-tax Act" : "Pay by 07 Aug 2026";
    expect(region.textContent).toContain(words);
    const limit = "once Santha has paid you more than ₹20,000.00 of margins in a tax year";
    if (at === "/app/payouts") expect(region.textContent).toContain(limit);
    await page.close();
  }
});

it("[R22] finance notes that the state has paid back what was claimed of a tax year, once, and reads it there", async () => {
  const { profileId } = await aPerson(server, { roles: ["agent"] });
  const dayOf = () => new Date(server.clock.now()).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  await server.platform.database
    .insertInto("withheld_taxes")
    .values({
      ...{ effect_key: "claimed", levy: "income-tax-commission", payee_kind: "agent", profile_id: profileId },
      ...{ withheld_on: "2028-02-10", month: "2028-02", tax_year: "27-28", rate_in_basis_points: 200 },
      ...{ law: "393", base_in_paise: -1_750_00, amount_in_paise: -35_00 },
    })
    .execute();
  server.clock.advance(Date.parse("2028-05-15T06:30:00Z") - server.clock.now().getTime());
  const { cookie: finance } = await aPerson(server, { roles: ["finance"] });
  page = openApp(server, { at: "/app/admin/finance/payouts", as: finance });
  const button = await screen.findByRole("button", { name: /^Mark as refunded: .*February 2028/ });
  await page.user.click(button);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^₹35\.00: /)).toBeDefined();
  await page.user.type(dialog.getByLabelText("Bank reference number"), "ITREFUND2028");
  fireEvent.change(dialog.getByLabelText("Received on"), { target: { value: dayOf() } });
  await page.user.click(dialog.getByRole("button", { name: "Mark as refunded" }));
  expect(await screen.findByText("Marked as refunded by the government.")).toBeDefined();
  expect(
    await screen.findByText(/The government refunded ₹35\.00 on 15 May 2028, number ITREFUND2028/),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Mark as refunded/ })).toBeNull();
  await page.user.click(screen.getByRole("button", { name: /^Undo: .*February 2028/ }));
  const wrong = within(await screen.findByRole("dialog"));
  await page.user.click(wrong.getByRole("button", { name: "Undo" }));
  expect(await wrong.findByText("Write the reason in 3 to 300 characters.")).toBeDefined();
  await page.user.type(wrong.getByRole("textbox", { name: "Why" }), "Of another year");
  await page.user.click(wrong.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: /^Mark as refunded: .*February 2028/ })).toBeDefined();
  const struck = screen.getByText(/^The government refunded ₹35\.00 on 15 May 2028/);
  expect([struck.tagName, struck.parentElement?.textContent]).toEqual([
    "S",
    expect.stringMatching(/Undone by .+ on 15 May 2028: Of another year$/),
  ]);
});
