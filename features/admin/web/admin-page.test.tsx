import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Role } from "#engine/contract/person.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { grantRole, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
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

let person: TestPerson;
async function open(at: string, role: Role): Promise<OpenedApp> {
  person = await aPerson(server, { roles: [role] });
  page = openApp(server, { at, as: person.cookie });
  return page;
}
const desks = async (name: string) =>
  within(await screen.findByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

it("[NAV-148] the admin page lists the desks that finance may open, and no other's", async () => {
  await open("/app/admin", "finance");
  expect(await desks("What waits for you")).toEqual([
    expect.stringContaining("/app/admin/finance/payouts"),
    "Finance /#/app/admin/finance",
  ]);
});

it("[NAV-148] support finds the grievances there, in Telugu too", async () => {
  chooseLanguage("te");
  await open("/app/admin", "support");
  expect(await desks("మీరు చూడాల్సినవి")).toContain("ఫిర్యాదులకు జవాబు /#/app/admin/support/grievances");
});

it("[ADM-008] a person who does not work for the operator sees nothing of it and is led to home", async () => {
  const { address } = await open("/app/admin", "agent");
  await waitFor(() => expect(address()).toBe("/app/home"));
  expect(screen.queryByRole("navigation", { name: "What waits for you" })).toBeNull();
});

it("[SHELL-002] [ADM-001] [ADM-004] the user menu has Admin for the operator's people, in a browser tab of its own", async () => {
  const { user } = await open("/app/store", "support");
  await user.click(await screen.findByRole("button", { name: "Account" }));
  const menu = within(screen.getByRole("navigation", { name: "Account" }));
  const admin = menu.getByRole("link", { name: "Admin" });
  expect([admin.getAttribute("href"), admin.getAttribute("target")]).toEqual(["/#/app/admin", "_blank"]);
});

it("[ADM-005] the user menu of anybody else has no Admin", async () => {
  const { user } = await open("/app/store", "seller");
  await user.click(await screen.findByRole("button", { name: "Account" }));
  const menu = within(screen.getByRole("navigation", { name: "Account" }));
  expect(menu.queryByRole("link", { name: "Admin" })).toBeNull();
});

it("The admin page lists orders, people, coupons, the audit log, failed jobs, the tables of the catalogue, texts and switches for the platform admin, and for nobody else", async () => {
  await open("/app/admin", "platform-admin");
  expect(await desks("Look up and manage")).toEqual([
    "Orders /#/app/admin/orders",
    "People /#/app/admin/people",
    "All coupons /#/app/admin/coupons",
    "Audit log /#/app/admin/audit",
    "Failed jobs /#/app/admin/jobs",
    "Agent's margin by category /#/app/admin/commissions",
    "Categories /#/app/admin/categories",
    "Crops /#/app/admin/crops",
    "GST rates /#/app/admin/tax-rates",
    "Search words /#/app/admin/synonyms",
    "Makers /#/app/admin/makers",
    "Legal and help texts /#/app/admin/articles",
    "Open and closed /#/app/admin/flags",
  ]);
  await page?.close();
  await open("/app/admin", "support");
  await desks("What waits for you");
  expect(screen.queryByRole("navigation", { name: "Look up and manage" })).toBeNull();
});

it("A role that was given since the sign-in shows its desk when the page is opened", async () => {
  const { goTo } = await open("/app/store", "support");
  await screen.findByRole("button", { name: "Account" });
  await grantRole(server, person.profileId, "finance");
  goTo("/app/admin");
  expect(await desks("What waits for you")).toContain("Finance /#/app/admin/finance");
});
