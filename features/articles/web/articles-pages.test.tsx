import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { publishArticle } from "../contract/articles.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));
const anAdmin = async () =>
  (await aPerson(here.server, { firstName: "Asha", roles: ["platform-admin"] })).cookie;
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

it("an admin finds a text, sees its preview, publishes it with a reason and goes back to what came with the app", async () => {
  const as = await anAdmin();
  const { user } = here.open({ at: "/app/admin/articles", as });
  await user.type(await screen.findByRole("searchbox", { name: "Find a text" }), "terms");
  await user.click(screen.getByRole("link", { name: /^Terms of use/ }));
  expect(await screen.findByRole("heading", { name: "Who sells" })).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Write a new version" }));
  await screen.findByRole("textbox", { name: "English text" });
  write("English text", "Short.");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Write at least 20 characters.")).toBeDefined();
  write("English text", "These are new terms.\n\n# Prices\n\n- with GST");
  const preview = within(screen.getByRole("region", { name: "Preview: English text" }));
  expect(preview.getByRole("heading", { name: "Prices" })).toBeDefined();
  expect(preview.getByRole("listitem").textContent).toBe("with GST");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "New law from July.");
  here.break(breakCalls("/versions", "no answer"));
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await dialog.findByText("No connection. Please try again.")).toBeDefined();
  here.mend();
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Version 2 is published")).toBeDefined();
  expect(await screen.findByText("New law from July.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Go back to version 1" }));
  const back = within(await screen.findByRole("dialog"));
  await user.type(back.getByRole("textbox", { name: "Reason" }), "It came too early.");
  await user.click(back.getByRole("button", { name: "Go back to this" }));
  expect(await screen.findByRole("list", { name: "3 versions" })).toBeDefined();
  expect(await screen.findByRole("heading", { name: "Who sells" })).toBeDefined();
});

it("a draft outlives leaving the page, and does not replace in silence what another admin has published meanwhile", async () => {
  const as = await anAdmin();
  const at = "/app/admin/articles/legal-privacy?write=true";
  const { user, goTo } = here.open({ at, as });
  await screen.findByRole("textbox", { name: "Telugu text" });
  write("Telugu text", "మేము మీ వివరాలను అమ్మము, ఎవరికీ ఇవ్వము.");
  goTo("/app/admin/articles");
  await screen.findByRole("navigation", { name: "Legal pages" });
  const body = {
    ...{ en: "We sell no data, to nobody.", te: "మేము మీ వివరాలను అమ్మము, ఇవ్వము.", reason: "Clearer." },
    seenVersion: 1,
  };
  await here.server.call(publishArticle, { params: { articleKey: "legal-privacy" }, body }, { as });
  goTo(at);
  expect(await screen.findByText(/Version 2 was published since you began/)).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Telugu text" }).value).toContain("ఎవరికీ");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Publish" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Go on with my draft" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Publish version 3?")).toBeDefined();
});

it("without an answer the page says so in Telugu and asks again when told to", async () => {
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/admin/articles", as: await anAdmin() });
  here.break(breakCalls("/v2/admin/articles", "gateway error"));
  const again = await screen.findByRole("button", { name: "మళ్లీ ప్రయత్నించండి" });
  here.mend();
  await user.click(again);
  expect(await screen.findByRole("navigation", { name: "చట్టపరమైన పేజీలు" })).toBeDefined();
});
