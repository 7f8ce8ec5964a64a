import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { askForPerson } from "../contract/privacy.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));
const password = "erra nela 7";

it("[R49] a person has a copy made and deletes the account against the password, and takes that back, in Telugu too", async () => {
  const { cookie } = await aPerson(here.server, { password });
  const { user } = here.open({ at: "/app/profiles/your-data", as: cookie });
  await user.click(await screen.findByRole("button", { name: "Make a copy" }));
  await user.type(screen.getByLabelText("Your password"), "not the word");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByText("The password is wrong.")).toBeDefined();
  await user.clear(screen.getByLabelText("Your password"));
  await user.type(screen.getByLabelText("Your password"), password);
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByText(/Your copy is being made/)).toBeDefined();
  await runJob(here.server, "privacy/do-what-is-due");
  expect(await screen.findByRole("button", { name: "Download" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  await user.type(screen.getByLabelText("Your password"), password);
  await user.click(screen.getByRole("button", { name: "Go on" }));
  chooseLanguage("te");
  await user.click(await screen.findByRole("button", { name: "నా ఖాతాను ఉంచండి" }));
  expect(await screen.findByRole("button", { name: "నా ఖాతాను తొలగించండి" })).toBeDefined();
}, 30_000);

it("[R49] what stands in the way of a deletion is said, and no button offers it", async () => {
  const { cookie } = await aPerson(here.server, { roles: ["support"] });
  here.open({ at: "/app/profiles/your-data", as: cookie });
  expect(await screen.findByText(/You have a staff role/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
});

it("a failing server is told on the page", async () => {
  const { cookie } = await aPerson(here.server);
  const begin = () => here.break(breakCalls("/v2/privacy", "gateway error"));
  here.open({ at: "/app/profiles/your-data", as: cookie, begin });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
}, 20_000);

it("[R49] a platform admin notes a request, refuses it with a reason, and carries another out", async () => {
  const { server } = here;
  const admin = await aPerson(server, { roles: ["platform-admin"] });
  const person = await aPerson(server, { firstName: "Yadagiri" });
  const { user } = here.open({ at: "/app/admin/privacy", as: admin.cookie });
  expect(await screen.findByText("Nobody waits for an answer")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Note a request" }));
  await user.type(screen.getByLabelText("Mobile number"), person.mobileNo);
  await user.type(screen.getByLabelText(/^Reason/), "asked by letter");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByText("Yadagiri")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Refuse" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Reason/), "It was not the person.");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("Nobody waits for an answer")).toBeDefined();
  const body = { mobileNo: person.mobileNo, kind: "erasure", reason: "asked by phone" } as const;
  await server.call(askForPerson, { body }, { as: admin.cookie });
  await user.click(screen.getByRole("tab", { name: "Ended" }));
  expect(await screen.findByText("It was not the person.")).toBeDefined();
}, 30_000);
