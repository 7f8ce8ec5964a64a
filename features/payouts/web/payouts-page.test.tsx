import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { anAgentToBePaid } from "#testing/shop/payouts.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { readOwnPayouts } from "../contract.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let finance: TestPerson;
beforeAll(async () => {
  server = await testApp();
  finance = await aPerson(server, { roles: ["finance"] });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page?.close();
});
afterAll(() => server.close());

function open(at: string, as: string): OpenedApp {
  page = openApp(server, { at, as });
  return page;
}

it("an agent sees what is due, names an account beside whose fields faults stand, and keeps what he typed", async () => {
  const agent = await anAgentToBePaid(server, { margins: [150_00, 75_50], account: null });
  const { user } = open("/app/payouts", agent.cookie);
  const due = within(await screen.findByRole("region", { name: "To be paid out" }));
  expect(due.getByText(/₹?225/)).toBeDefined();
  await user.type(screen.getByLabelText("Account holder's name"), "Padma Devi");
  await user.type(screen.getByLabelText("UPI id"), "padma");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter a UPI id such as name@bank.")).toBeDefined();
  const mend = breakCalls("/v2/payouts/account", "no answer");
  await user.type(screen.getByLabelText("UPI id"), "@okbank");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Could not send it. Please try again.")).toBeDefined();
  mend();
  expect(screen.getByLabelText<HTMLInputElement>("UPI id").value).toBe("padma@okbank");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Account saved.")).toBeDefined();
  expect(await screen.findByText("padma@okbank")).toBeDefined();
});

it("[R24] an agent to whom nothing is to be paid out reads that he collects his margins himself, and which come here", async () => {
  const agent = await aPerson(server, { roles: ["agent"] });
  open("/app/payouts", agent.cookie);
  const due = within(await screen.findByRole("region", { name: "To be paid out" }));
  expect(due.getByText(/Others you collect yourself\.$/)).toBeDefined();
  expect(due.queryByText(/Paid with the next payout/)).toBeNull();
});

it("an agent whose margins went back after they were paid out reads how much comes off his next payouts, as a sum above zero", async () => {
  const agent = await anAgentToBePaid(server, { margins: [150_00, -285_00] });
  open("/app/payouts", agent.cookie);
  const due = within(await screen.findByRole("region", { name: "Deducted from your next payouts" }));
  expect(due.getByText(/135/).closest("p")?.textContent).toBe("₹135.00");
  expect(due.getByText(/that were later refunded/)).toBeDefined();
  expect(screen.queryByText("To be paid out")).toBeNull();
  expect(due.queryByText(/Paid with the next payout/)).toBeNull();
});

it("a seller names below his orders where he is paid to, and changes it; who is neither agent nor seller has no account", async () => {
  const seller = await aPerson(server, { roles: ["seller"] });
  await aSeller(server, { profileId: seller.profileId });
  const { user } = open("/app/sell/orders", seller.cookie);
  const card = within(await screen.findByRole("region", { name: "Payout account" }));
  expect(card.getByText("Add a bank or UPI account to get paid for your orders.")).toBeDefined();
  await user.selectOptions(card.getByLabelText("Paid by"), "bank");
  await user.type(card.getByLabelText("Account holder's name"), "Kakatiya Seeds");
  await user.type(card.getByLabelText("Account number"), "123456789");
  await user.type(card.getByLabelText("IFSC"), "sbin0001234");
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await card.findByText("SBIN0001234")).toBeDefined();
  await user.click(card.getByRole("button", { name: "Change account" }));
  expect(card.getByLabelText<HTMLInputElement>("Account number").value).toBe("123456789");
  const farmer = await aPerson(server);
  const refused = await server.call(readOwnPayouts, {}, { as: farmer.cookie });
  expect(refused.status).toBe(403);
});

it("the accounts of an agent lead to his payouts and the statement of a month, which is saved as a PDF", async () => {
  const agent = await anAgentToBePaid(server);
  const opened = open("/app/order?tab=1", agent.cookie);
  await opened.user.click(await screen.findByRole("link", { name: "Payouts and statement" }));
  const card = within(await screen.findByRole("region", { name: "Monthly statement" }));
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:kept");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await opened.user.click(card.getByRole("button", { name: "Download" }));
  await waitFor(() => expect(saved[0]).toBe("santha-statement-2026-07.pdf"), {
    timeout: 20_000,
  });
});

it("finance makes a batch and notes payouts as paid and as failed; the agent sees both", async () => {
  const one = await anAgentToBePaid(server, { margins: [150_00] });
  const other = await anAgentToBePaid(server, { margins: [300_00] });
  const { user } = open("/app/admin/finance/payouts", finance.cookie);
  await screen.findAllByRole("checkbox", { name: /^Choose \+91/ });
  for (const box of screen.getAllByRole("checkbox", { name: /^Choose \+91/ }))
    if (!(box as HTMLInputElement).disabled) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(await screen.findByRole("button", { name: /^Create a batch/ }));
  const cardOf = async ({ mobileNo }: TestPerson) => {
    const line = await screen.findByText(`+91 ${mobileNo}`, { selector: "section section *" });
    return within(line.closest("section") as HTMLElement);
  };
  const first = await cardOf(one);
  await user.click(first.getByRole("button", { name: "Mark as paid" }));
  expect(await first.findByText("Enter the bank's number: 6 to 22 letters or digits.")).toBeDefined();
  await user.type(first.getByLabelText("Bank reference number"), "hdfc424242");
  await user.click(first.getByRole("button", { name: "Mark as paid" }));
  expect(await (await cardOf(one)).findByText("HDFC424242")).toBeDefined();
  const second = await cardOf(other);
  await user.type(second.getByLabelText("Why it failed"), "account closed");
  await user.click(second.getByRole("button", { name: "Mark as failed" }));
  expect(await (await cardOf(other)).findByText("account closed")).toBeDefined();
  await page?.close();
  open("/app/payouts", one.cookie);
  expect(await screen.findByText("Paid")).toBeDefined();
  expect(screen.getByText("HDFC424242")).toBeDefined();
  await page?.close();
  await noteReturned(one);
  await page?.close();
  open("/app/payouts", one.cookie);
  expect(await screen.findByText("Returned by the bank")).toBeDefined();
  expect(screen.getByText("Paid again with the next payout. Please check your account.")).toBeDefined();
  const due = within(screen.getByRole("region", { name: "To be paid out" }));
  expect(due.getByText(/150/)).toBeDefined();
});

/** Finance notes that what was paid to an agent came back; what is wrong stands beside its field. */
async function noteReturned({ mobileNo }: TestPerson): Promise<void> {
  const { user } = open("/app/admin/finance/payouts", finance.cookie);
  const line = await screen.findByText(`+91 ${mobileNo}`, { selector: "section section *" });
  const card = within(line.closest("section") as HTMLElement);
  await user.click(card.getByRole("button", { name: /^Mark as returned/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reference of the return"), "RTN424242");
  fireEvent.change(dialog.getByLabelText("Returned on"), { target: { value: "2020-01-01" } });
  await user.click(dialog.getByRole("button", { name: "Mark as returned" }));
  expect(
    await dialog.findByText(
      "Enter the day on which it came back: not before the payout, and not after today.",
    ),
  ).toBeDefined();
  const today = new Date(server.clock.now()).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  fireEvent.change(dialog.getByLabelText("Returned on"), { target: { value: today } });
  await user.click(dialog.getByRole("button", { name: "Mark as returned" }));
  expect(await screen.findByText("Marked as returned. It is due again.")).toBeDefined();
  expect(await screen.findByText("RTN424242")).toBeDefined();
}

it("the desk offers no batch while nobody can be paid, and says why, also when an agent owes", async () => {
  const fresh = await testApp();
  await anAgentToBePaid(fresh, { margins: [150_00, -285_00] });
  await anAgentToBePaid(fresh, { margins: [60_00] });
  await anAgentToBePaid(fresh, { margins: [300_00], account: null });
  const cashier = await aPerson(fresh, { roles: ["finance"] });
  page = openApp(fresh, { at: "/app/admin/finance/payouts", as: cashier.cookie });
  const due = within(await screen.findByRole("region", { name: "Due to agents" }));
  expect(due.getByText(/135/)).toBeDefined();
  expect(
    due.getByText(
      "Nobody can be paid now: needed are ₹100.00 or more, an account, and no payout still with the bank.",
    ),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Create a batch/ })).toBeNull();
  await page.close();
  await fresh.close();
});

it("the desk says when nothing is due, and is for finance alone", async () => {
  const fresh = await testApp();
  const cashier = await aPerson(fresh, { roles: ["finance"] });
  page = openApp(fresh, { at: "/app/admin/finance/payouts", as: cashier.cookie });
  expect(await screen.findByText("Nothing is due")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Create a batch/ })).toBeNull();
  await page.close();
  await fresh.close();
  const farmer = await aPerson(server);
  open("/app/admin/finance/payouts", farmer.cookie);
  expect(await screen.findByText("Your account cannot do this.")).toBeDefined();
});
