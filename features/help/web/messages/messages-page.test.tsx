import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { sendMessage } from "../../contract.ts";

const here = visit();
let support: TestPerson;
let writer: TestPerson;
beforeAll(async () => {
  support = await aPerson(here.server, { firstName: "Latha", roles: ["support"] });
  writer = await aPerson(here.server, { firstName: "Padma" });
});
afterEach(() => act(() => chooseLanguage("en")));

const write = (text: string) => here.server.call(sendMessage, { body: { text } }, { as: writer.cookie });
const at = "/app/admin/support/messages";
const cardOf = async (text: string) =>
  within((await screen.findByText(text)).closest("article") as HTMLElement);

it("support answers one message and calls about another; the writer reads both under Contact us", async () => {
  await write("Where is my urea?");
  await write("Please call me.");
  const { user, close } = here.open({ at, as: support.cookie });
  const asked = await cardOf("Where is my urea?");
  await user.click(asked.getByRole("button", { name: "Answer" }));
  expect(asked.getByText("Please write your answer.")).toBeDefined();
  await user.type(asked.getByLabelText("Your answer"), "It comes tomorrow.");
  here.break(breakCalls("/answer", "no answer"));
  await user.click(asked.getByRole("button", { name: "Answer" }));
  expect(await asked.findByText("No connection. Please try again.")).toBeDefined();
  here.mend();
  await user.click(asked.getByRole("button", { name: "Answer" }));
  expect(await screen.findByText("Answer sent")).toBeDefined();
  await user.click((await cardOf("Please call me.")).getByRole("button", { name: "I have called" }));
  expect(await screen.findByText("No message waits")).toBeDefined();
  await user.click(screen.getByRole("tab", { name: "Closed" }));
  expect(await screen.findByText(/^Latha called on/)).toBeDefined();
  expect(screen.getByText("It comes tomorrow.")).toBeDefined();
  await close();
  here.open({ at: "/app/home/social/contact-us", as: writer.cookie });
  const yours = within(await screen.findByRole("region", { name: "Your messages" }));
  expect(yours.getByText("It comes tomorrow.")).toBeDefined();
  expect(yours.getByText(/^We called you on/)).toBeDefined();
});

it("a message that was just sent stands among the own ones at once, in Telugu too", async () => {
  chooseLanguage("te");
  const { user } = here.open({ at: "/app/home/social/contact-us", as: writer.cookie });
  await user.type(await screen.findByLabelText("మీ సందేశం"), "యూరియా ఎక్కడ?");
  await user.click(screen.getByRole("button", { name: "పంపండి" }));
  const yours = within(await screen.findByRole("region", { name: "మీ సందేశాలు" }));
  expect(await yours.findByText("యూరియా ఎక్కడ?")).toBeDefined();
  expect(yours.getByText("మీకు ఫోన్ చేస్తాం.")).toBeDefined();
});

it("anybody else is told whose page it is", async () => {
  here.open({ at, as: writer.cookie });
  expect(await screen.findByText("This page is for support")).toBeDefined();
});
