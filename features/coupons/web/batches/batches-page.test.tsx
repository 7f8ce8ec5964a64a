import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/people.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));
const anAdmin = async () => (await aPerson(here.server, { roles: ["platform-admin"] })).cookie;
const dialog = async () => within(await screen.findByRole("dialog"));

it("an admin makes codes with faults beside the fields, changes their terms, and voids them with a reason", async () => {
  const { user } = here.open({ at: "/app/admin/coupons", as: await anAdmin() });
  await user.click(await screen.findByRole("link", { name: "Batches of codes" }));
  await user.click(await screen.findByRole("button", { name: "Make new codes" }));
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "Name, only for admins" }), "Fair");
  await user.type(form.getByRole("textbox", { name: "Worth (₹)" }), "50");
  await user.type(form.getByLabelText("Last day"), "2026-07-01");
  await user.click(form.getByRole("button", { name: "Make" }));
  expect(await form.findByText("Enter 1 to 5,000 codes.")).toBeDefined();
  await user.type(form.getByRole("textbox", { name: "How many codes" }), "20");
  await user.click(form.getByRole("button", { name: "Make" }));
  expect(await form.findByText("Choose today or a later day.")).toBeDefined();
  await user.clear(form.getByLabelText("Last day"));
  await user.type(form.getByLabelText("Last day"), "2026-12-31");
  here.break(breakCalls("/v2/admin/coupon-batches", "no answer"));
  await user.click(form.getByRole("button", { name: "Make" }));
  expect(await form.findByText("No connection. Please try again.")).toBeDefined();
  here.mend();
  await user.click(form.getByRole("button", { name: "Make" }));
  const row = (await screen.findByText("20 codes · 0 entered · 0 used")).closest("li");
  expect(row?.textContent).toContain("₹50.00 off any order, until 31 Dec 2026");
  await user.click(screen.getByRole("button", { name: "Change: Fair" }));
  const change = await dialog();
  await user.clear(change.getByRole("textbox", { name: "Worth (₹)" }));
  await user.type(change.getByRole("textbox", { name: "Worth (₹)" }), "80");
  await user.click(change.getByRole("button", { name: "Save" }));
  await expect.poll(() => row?.textContent).toContain("₹80");
  await user.click(screen.getByRole("button", { name: "Void: Fair" }));
  const end = await dialog();
  await user.type(end.getByRole("textbox", { name: "Reason" }), "Called off.");
  await user.click(end.getByRole("button", { name: "Void" }));
  expect(await screen.findByText("Fair is voided")).toBeDefined();
  expect(row?.textContent).toContain("Called off.");
  expect(screen.queryByRole("button", { name: "Void: Fair" })).toBeNull();
});

it("without an answer the page says so in Telugu and asks again; before the first codes it says so", async () => {
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/admin/coupons/batches", as: await anAdmin() });
  here.break(breakCalls("/v2/admin/coupon-batches", "gateway error"));
  const again = await screen.findByRole("button", { name: "మళ్లీ ప్రయత్నించండి" });
  here.mend();
  await user.click(again);
  expect(await screen.findByRole("button", { name: "కొత్త కోడ్‌లు చేయండి" })).toBeDefined();
});
