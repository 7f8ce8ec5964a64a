import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aWelcomeCoupon, type GivenCoupon } from "#testing/shop/coupons.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
let admin: TestPerson;
let holder: TestPerson;
let coupon: GivenCoupon;
beforeAll(async () => {
  holder = await aPerson(here.server, { firstName: "Padma", firstNameTe: "పద్మ", mobileNo: "7300000001" });
  coupon = await aWelcomeCoupon(here.server, holder.profileId);
  admin = await aPerson(here.server, { firstName: "Sita", roles: ["platform-admin"] });
});
afterEach(() => chooseLanguage("en"));

const open = (at = "/app/admin/coupons") => here.open({ at, as: admin.cookie });
const rows = async () =>
  within(await screen.findByRole("list", { name: "Coupons" })).getAllByRole("listitem");

it("[ADM-007] the platform admin finds a coupon, voids it with a reason, and its holder reads why", async () => {
  const { user, address, close } = open();
  await user.type(
    await screen.findByRole("textbox", { name: "Code, order number or mobile number" }),
    "7300000001{Enter}",
  );
  const [row] = await rows();
  expect(row?.textContent).toContain(coupon.code);
  expect(row?.textContent).toContain("Padma");
  expect(address()).toContain("7300000001");
  await user.click(screen.getByRole("button", { name: `Void ${coupon.code}` }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByText("Please write the reason.")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Ten numbers of one person.");
  here.break(breakCalls("/void", "no answer"));
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await dialog.findByText("No connection. Please try again.")).toBeDefined();
  here.mend();
  await user.click(dialog.getByRole("button", { name: "Void" }));
  expect(await screen.findByText(`${coupon.code} is voided`)).toBeDefined();
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Voided");
  expect((await rows())[0]?.textContent).toContain("Ten numbers of one person.");
  expect(screen.queryByRole("button", { name: `Void ${coupon.code}` })).toBeNull();
  await close();
  here.open({ at: "/app/coupons?tab=1", as: holder.cookie });
  expect(await screen.findByText("Voided by Santha: Ten numbers of one person.")).toBeDefined();
});

it("[ADM-007] new terms are added from a later day with faults beside the fields, and removed before they begin", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Add new terms" }));
  const dialog = within(screen.getByRole("dialog"));
  const welcome = dialog.getByLabelText("Welcome coupon (₹)");
  expect((welcome as HTMLInputElement).value).toBe("50");
  await user.clear(welcome);
  await user.type(welcome, "0");
  await user.type(dialog.getByLabelText("First day"), "2030-01-01");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Enter ₹1 to ₹1,00,000.")).toBeDefined();
  await user.clear(welcome);
  await user.type(welcome, "75.50");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const coming = within(await screen.findByRole("region", { name: "From 01 Jan 2030" }));
  expect(coming.getByText("₹75.50")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Remove the terms from 01 Jan 2030" }));
  expect(await screen.findByText("The terms were removed")).toBeDefined();
  expect(screen.queryByRole("region", { name: "From 01 Jan 2030" })).toBeNull();
});

it("anybody else is told whose page it is; in Telugu the page is Telugu", async () => {
  const { cookie } = await aPerson(here.server, { roles: ["support"] });
  const { close } = here.open({ at: "/app/admin/coupons", as: cookie });
  expect(await screen.findByText("This page is for the platform admin")).toBeDefined();
  await close();
  chooseLanguage("te");
  open();
  expect(await screen.findByRole("region", { name: "కొత్త కూపన్ల నిబంధనలు" })).toBeDefined();
  expect(await screen.findByText("పద్మ")).toBeDefined();
});
