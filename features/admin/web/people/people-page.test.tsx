import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
let admin: TestPerson;
beforeAll(async () => {
  await aPerson(here.server, { firstName: "Padma", firstNameTe: "పద్మ", roles: ["agent"] });
  for (let count = 1; count <= 55; count += 1)
    await aPerson(here.server, { firstName: `Ravi ${count}`, mobileNo: String(7_300_000_000 + count) });
  admin = await aPerson(here.server, { firstName: "Sita", roles: ["platform-admin"] });
});
afterEach(() => chooseLanguage("en"));

const open = (at = "/app/admin/people") => here.open({ at, as: admin.cookie });
const names = async () =>
  within(await screen.findByRole("list", { name: "People" }))
    .getAllByRole("link")
    .map((link) => link.querySelector("b")?.textContent);

it("The platform admin sees fifty people with number and roles, and the others by Load more", async () => {
  const { user } = open();
  expect((await names()).slice(0, 2)).toEqual(["Sita", "Ravi 55"]);
  expect(await names()).toHaveLength(50);
  const [first] = within(screen.getByRole("list", { name: "People" })).getAllByRole("link");
  expect(first?.textContent).toContain("Platform admin");
  await user.click(screen.getByRole("button", { name: "Load more" }));
  expect(await screen.findByText("That is everybody")).toBeTruthy();
  expect(await names()).toHaveLength(57);
});

it("A name and a role are looked for in the address, and nobody found says how to see everybody", async () => {
  const { user, address } = open();
  await user.type(await screen.findByRole("textbox", { name: "Name or mobile number" }), "adm{Enter}");
  expect(await screen.findByRole("link", { name: /Padma/ })).toBeTruthy();
  expect(address()).toBe("/app/admin/people?q=adm");
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Seller");
  expect(await screen.findByText("Nobody found")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show everybody" }));
  expect(await screen.findByRole("link", { name: /Sita/ })).toBeTruthy();
  expect(address()).toBe("/app/admin/people");
});

it("A number in the address stays digits, and in Telugu names and roles are Telugu", async () => {
  chooseLanguage("te");
  const { goTo, address } = open("/app/admin/people?role=agent");
  const row = await screen.findByRole("link", { name: /పద్మ/ });
  expect(row.textContent).toContain("ఏజెంట్");
  goTo("/app/admin/people?q=7300000007");
  expect(await screen.findByRole("link", { name: /Ravi 7/ })).toBeTruthy();
  expect(address()).toContain("q=7300000007");
});

it("Anybody else is told whose page it is", async () => {
  const { cookie } = await aPerson(here.server, { roles: ["support"] });
  here.open({ at: "/app/admin/people", as: cookie });
  expect(await screen.findByText("This page is for the platform admin")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "People" })).toBeNull();
});

it("Without an answer the page says so, and what was asked for comes when it is tried again", async () => {
  const { user } = open();
  await names();
  here.break(breakCalls("/v2/admin/people", "no answer"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Agent");
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("You are offline")).toBeTruthy();
  here.mend();
  await user.click(retry);
  expect(await screen.findByRole("link", { name: /Padma/ })).toBeTruthy();
});
