import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let person: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  server = await testApp({ raisedLimits: { "grievances/raise": 1000 } });
  person = await aPerson(server, { firstName: "Ramulu" });
  support = await aPerson(server, { roles: ["support"] });
});
afterEach(() => page?.close());
afterAll(() => server.close());

function open(at: string, as: string): OpenedApp {
  page = openApp(server, { at, as });
  return page;
}

const story = "The money for order 260714000123 did not come back.";

async function raise({ user }: OpenedApp): Promise<void> {
  await user.selectOptions(await screen.findByLabelText("What is it about?"), "A refund");
  await user.type(screen.getByLabelText("What happened?"), story);
  await user.click(screen.getByRole("button", { name: "Send" }));
}

it("a person raises a grievance and sees ticket, clocks and his words; faults stand beside their fields", async () => {
  const opened = open("/app/grievances", person.cookie);
  await opened.user.click(await screen.findByRole("button", { name: "Send" }));
  expect(screen.getByText("Choose what it is about.")).toBeDefined();
  expect(screen.getByText("Describe what happened (10–2,000 characters).")).toBeDefined();
  expect(await screen.findByText("No grievances yet")).toBeDefined();
  await raise(opened);
  expect(await screen.findByText(/^Your ticket number is G-\d{6}\.$/)).toBeDefined();
  const card = within(await screen.findByRole("region", { name: /^G-\d{6}$/ }));
  expect(card.getByText(story)).toBeDefined();
  expect(card.getByText("16 Jul, 2026 at 11:00 AM")).toBeDefined();
  expect(card.getByText("14 Aug, 2026 at 11:00 AM")).toBeDefined();
});

it("what is written outlives a lost connection and a reload, and is sent with the next try", async () => {
  const other = await aPerson(server);
  const opened = open("/app/grievances", other.cookie);
  await screen.findByLabelText("What happened?");
  const mend = breakCalls("/v2/grievances", "no answer");
  await raise(opened);
  expect(await screen.findByText("Could not send it. Please try again.")).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("What happened?").value).toBe(story);
  opened.goTo("/app/profiles");
  await waitFor(() => expect(screen.queryByLabelText("What happened?")).toBeNull());
  opened.goTo("/app/grievances");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("What happened?")).value).toBe(story);
  mend();
  await opened.user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/^Your ticket number is G-\d{6}\.$/)).toBeDefined();
});

it("support acknowledges, answers and settles; the person reads the answer", async () => {
  const asking = await aPerson(server, { firstName: "Sita" });
  await raise(open("/app/grievances", asking.cookie));
  const ticket = (await screen.findByRole("region", { name: /^G-\d{6}$/ })).getAttribute("aria-label") ?? "";
  await page?.close();
  const { user } = open("/app/admin/support/grievances", support.cookie);
  const card = within(await screen.findByRole("region", { name: ticket }));
  expect(card.getByText(`+91 ${asking.mobileNo}`)).toBeDefined();
  await user.click(card.getByRole("button", { name: "Acknowledge" }));
  expect((await card.findAllByText("Acknowledged")).length).toBeGreaterThan(0);
  await user.type(card.getByLabelText("Your message"), "Paid today.");
  await user.click(card.getByRole("button", { name: "Answer and settle" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: ticket })).toBeNull());
  await user.click(screen.getByRole("tab", { name: "Settled" }));
  expect(await screen.findByRole("region", { name: ticket })).toBeDefined();
  await page?.close();
  open("/app/grievances", asking.cookie);
  expect(await screen.findByText("Paid today.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Add a message" })).toBeNull();
});

it("what is overdue is marked, and nobody but support sees the list", async () => {
  const late = await aPerson(server);
  await raise(open("/app/grievances", late.cookie));
  await screen.findByRole("region", { name: /^G-\d{6}$/ });
  await page?.close();
  const former = server.clock.now();
  server.clock.set(new Date(former.getTime() + 3 * 86_400_000));
  open("/app/admin/support/grievances", support.cookie);
  expect((await screen.findAllByText("Overdue")).length).toBeGreaterThan(0);
  server.clock.set(former);
  await page?.close();
  open("/app/admin/support/grievances", late.cookie);
  expect(await screen.findByText("Your account cannot do this.")).toBeDefined();
});

it("the legal pages are one touch away, in the language of the screen", async () => {
  open("/app/grievances", person.cookie);
  const links = within((await screen.findAllByRole("navigation", { name: "Legal" }))[0] as HTMLElement);
  const hrefs = links.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    ["terms", "privacy", "refunds", "grievance"].map((each) => `/public/legal/${each}?l=en`),
  );
});
