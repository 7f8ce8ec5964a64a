import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));
const anAdmin = async () =>
  (await aPerson(here.server, { firstName: "Asha", roles: ["platform-admin"] })).cookie;
const dialog = async () => within(await screen.findByRole("dialog"));

it("an admin closes writing with a reason; who writes then reads that it is closed until it is open again", async () => {
  const as = await anAdmin();
  const { user, goTo } = here.open({ at: "/app/admin/flags", as });
  await user.click(
    await screen.findByRole("button", { name: "Close: All writing: updates, questions, reviews" }),
  );
  const form = await dialog();
  await user.click(form.getByRole("button", { name: "Close for now" }));
  expect(await form.findByText("Please write the reason.")).toBeDefined();
  await user.type(form.getByRole("textbox", { name: "Reason" }), "Too many false reports.");
  here.break(breakCalls("/v2/admin/flags", "no answer"));
  await user.click(form.getByRole("button", { name: "Close for now" }));
  expect(await form.findByText("No connection. Please try again.")).toBeDefined();
  here.mend();
  await user.click(form.getByRole("button", { name: "Close for now" }));
  const again = await screen.findByRole("button", {
    name: "Open again: All writing: updates, questions, reviews",
  });
  expect(again.closest("li")?.textContent).toContain("by Asha");
  goTo("/app/social/updates?write=true");
  expect(await screen.findByText(/Writing updates, questions and replies is closed/)).toBeDefined();
  goTo("/app/admin/flags");
  await user.click(
    await screen.findByRole("button", { name: "Open again: All writing: updates, questions, reviews" }),
  );
  const back = await dialog();
  await user.type(back.getByRole("textbox", { name: "Reason" }), "All is quiet.");
  await user.click(back.getByRole("button", { name: "Open again" }));
  goTo("/app/social/updates?write=true");
  await screen.findByRole("button", { name: "Post" });
  await expect.poll(() => screen.queryByText(/is closed for now/)).toBeNull();
});

it("an admin changes a number within its bounds, in Telugu", async () => {
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/admin/flags", as: await anAdmin() });
  await user.click(await screen.findByRole("button", { name: "మార్చండి: ప్యాక్‌లు పక్కన ఉంచే నిమిషాలు" }));
  const form = await dialog();
  const field = form.getByRole("textbox", { name: "కొత్త సంఖ్య" });
  await user.clear(field);
  await user.type(field, "500");
  await user.type(form.getByRole("textbox", { name: "కారణం" }), "వర్షం");
  await user.click(form.getByRole("button", { name: "సేవ్ చేయండి" }));
  expect(await form.findByText("1 నుండి 120 వరకు పూర్తి సంఖ్య ఇవ్వండి.")).toBeDefined();
  await user.clear(field);
  await user.type(field, "20");
  await user.click(form.getByRole("button", { name: "సేవ్ చేయండి" }));
  const row = (await screen.findByText("20")).closest("li");
  expect(row?.textContent).toContain("మామూలుగా 15");
});

it("without an answer the page says so and asks again when told to", async () => {
  const { user } = here.open({ at: "/app/admin/flags", as: await anAdmin() });
  here.break(breakCalls("/v2/admin/flags", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByRole("list", { name: "Limits" })).toBeDefined();
});
