import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { startPageOf } from "#engine/web/routes/start-page.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { visit } from "#testing/web/visit.ts";
import { aMember, anInvitation } from "../builders.ts";
import { removeMember } from "../contract.ts";

const here = visit();

async function aShop() {
  const person = await aPerson(here.server, { roles: ["seller"] });
  await aSeller(here.server, { profileId: person.profileId });
  return person;
}

it("[NAV-136] [SELL-007] a seller makes the first team, adds a member by number and removes the member", async () => {
  const { cookie: as } = await aShop();
  const { user } = here.open({ at: "/app/sell/sales-teams", as });
  expect(await screen.findByText("No teams yet")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Add team" }));
  await user.type(screen.getByLabelText("Team name"), "Warangal");
  await user.type(screen.getByLabelText("Target for a month"), "50,000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Add member to Warangal" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByLabelText("Mobile number"), "61234");
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  await waitFor(() =>
    expect(dialog.getByLabelText("Mobile number").getAttribute("aria-invalid")).toBe("true"),
  );
  await user.type(dialog.getByLabelText("Mobile number"), "56789");
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  const members = within(await screen.findByRole("list", { name: "Members of Warangal" }));
  expect(members.getByText("Invited")).toBeDefined();
  await user.click(members.getByRole("button", { name: "Remove 6123456789" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Nobody is in this team yet.")).toBeDefined();
}, 30_000);

it("[SELL-009] whoever accepts an invitation works in the given part; another part shows nothing and leads to the start", async () => {
  const seller = await aShop();
  const person = await aPerson(here.server);
  await anInvitation(here.server, seller.cookie, person.mobileNo, ["catalogue"]);
  const { user } = here.open({ at: "/app/my-team", as: person.cookie });
  await user.click(await screen.findByRole("button", { name: /^Accept invitation from/ }));
  const start = await screen.findByRole("link", { name: "Start work" });
  await waitFor(() => expect(start.getAttribute("href")).toContain("/app/sell/catalogue"));
});

it("[SELL-009] a member without the part sees no content of it and is led to the own start", async () => {
  const { cookie } = await aShop();
  const member = await aMember(here.server, cookie, ["accounts"]);
  here.open({ at: "/app/sell/sales-teams", as: member.cookie });
  const link = await screen.findByRole("link", { name: "Go to my start page" });
  expect(link.getAttribute("href")).toContain("/app/sell/accounts");
  expect(screen.queryByRole("button", { name: "Add team" })).toBeNull();
});

it("[SELL-009] a member with orders alone is shown no payout account on the received orders", async () => {
  const { cookie } = await aShop();
  const member = await aMember(here.server, cookie, ["orders"]);
  here.open({ at: "/app/sell/orders", as: member.cookie });
  expect(await screen.findByLabelText(/^Order number/)).toBeDefined();
  expect(screen.queryByLabelText("Payout account")).toBeNull();
});

it("[SELL-009] a member who is removed while the app is open is led away at the first refusal, not shown it", async () => {
  const seller = await aShop();
  const member = await aMember(here.server, seller.cookie, ["catalogue"]);
  const { user } = here.open({ at: "/app/sell/catalogue", as: member.cookie });
  const link = await screen.findByRole("link", { name: "Import and export" });
  await here.server.call(removeMember, { params: { memberId: member.memberId } }, { as: seller.cookie });
  await user.click(link);
  expect(await screen.findByText("This page is for sellers")).toBeDefined();
  expect(screen.queryByText("Your account cannot do this.")).toBeNull();
});

it("people at work begin at their work, everybody else at home", () => {
  const none = { roles: [], sellerParts: [] };
  expect(startPageOf(none)).toBe("/app/home");
  expect(startPageOf({ ...none, roles: ["agent"] })).toBe("/app/home");
  expect(startPageOf({ ...none, roles: ["finance"] })).toBe("/app/admin/finance");
  expect(startPageOf({ ...none, roles: ["support"] })).toBe("/app/admin/support");
  expect(startPageOf({ ...none, roles: ["platform-admin", "finance"] })).toBe("/app/admin");
  expect(startPageOf({ ...none, sellerParts: ["catalogue", "orders"] })).toBe("/app/sell");
});
