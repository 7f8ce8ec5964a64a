import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { grantRole } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { visit } from "#testing/web/visit.ts";
import { takeRole } from "../../contract/people.ts";

const here = visit();
let admin: TestPerson;
let ravi: TestPerson;
beforeEach(async () => {
  admin = await aPerson(here.server, { firstName: "Sita", roles: ["platform-admin"] });
  ravi = await aPerson(here.server, { firstName: "Ravi", firstNameTe: "రవి", roles: ["agent"] });
});
afterEach(() => chooseLanguage("en"));

const open = ({ profileKey }: TestPerson) =>
  here.open({ at: `/app/admin/people/${profileKey}`, as: admin.cookie });

it("A staff role is given with a reason, stands there with who gave it, and in the person's audit log", async () => {
  const { user } = open(ravi);
  const roles = within(await screen.findByRole("region", { name: "Staff roles" }));
  await user.click(roles.getByRole("button", { name: "Give: Support" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Give the role Support?" }));
  await user.click(dialog.getByRole("button", { name: "Give" }));
  expect(await dialog.findByText("Write the reason in 3 to 300 characters.")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "answers farmers in Warangal");
  await user.click(dialog.getByRole("button", { name: "Give" }));
  expect(await screen.findByText("Ravi now has the role Support")).toBeTruthy();
  expect(await roles.findByText(/given by Sita/)).toBeTruthy();
  expect(roles.getByRole("button", { name: "Take away: Support" })).toBeTruthy();
  const log = await screen.findByRole("list", { name: "Audit log" });
  expect(log.textContent).toContain("Gave a staff role");
  expect(log.textContent).toContain("answers farmers in Warangal");
  expect(log.textContent).toContain("Before: AgentAfter: Agent, Support");
});

it("A role that was taken elsewhere meanwhile is said to be gone already, and the page shows it so", async () => {
  const other = await aPerson(here.server, { roles: ["platform-admin"] });
  await grantRole(here.server, ravi.profileId, "finance");
  const { user } = open(ravi);
  await user.click(await screen.findByRole("button", { name: "Take away: Finance" }));
  const body = { role: "finance", reason: "left the team" } as const;
  const params = { profileKey: ravi.profileKey };
  expect((await here.server.call(takeRole, { params, body }, { as: other.cookie })).status).toBe(200);
  const dialog = within(await screen.findByRole("dialog", { name: "Take the role Finance away?" }));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "left the team");
  await user.click(dialog.getByRole("button", { name: "Take away" }));
  expect(await screen.findByText("Nothing changed: Ravi did not have the role Finance")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Give: Finance" })).toBeTruthy();
});

it("The own role of platform admin has no button, and roles of applications are there to read", async () => {
  const { goTo } = open(admin);
  const own = within(await screen.findByRole("region", { name: "Staff roles" }));
  expect(own.getByText("You cannot take this from yourself.")).toBeTruthy();
  expect(own.queryByRole("button", { name: "Take away: Platform admin" })).toBeNull();
  goTo(`/app/admin/people/${ravi.profileKey}`);
  expect(await screen.findByRole("heading", { name: "Ravi", level: 2 })).toBeTruthy();
  const others = within(screen.getByRole("region", { name: "Other roles" }));
  expect(others.getByText("Agent")).toBeTruthy();
  expect(others.queryByRole("button")).toBeNull();
});

it("A key that nobody has says so; in Telugu the person and the roles are Telugu", async () => {
  const { goTo } = here.open({ at: "/app/admin/people/nobody", as: admin.cookie });
  expect(await screen.findByText("Nobody has this mobile number or profile key.")).toBeTruthy();
  chooseLanguage("te");
  goTo(`/app/admin/people/${ravi.profileKey}`);
  expect(await screen.findByRole("heading", { name: "రవి", level: 2 })).toBeTruthy();
  expect(screen.getByRole("button", { name: "ఇవ్వండి: లెక్కల విభాగం" })).toBeTruthy();
});
