import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sendNow } from "#engine/web/outbox/outbox-sender.ts";
import { aChatWith } from "#features/chats/builders.ts";
import { readChat } from "#features/chats/contract/chats.ts";
import { aQuestion } from "#features/questions/builders.ts";
import { readQuestion } from "#features/questions/contract.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { listComments } from "#features/updates/contract/comments.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { loseAnswers } from "#testing/web/faults.ts";
import { setOnline } from "#testing/web/network.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";

const here = unsentVisit();
const { open, press } = here;

/** Where somebody writes below what others wrote, and what the server has of it. */
const places = {
  "a reply to an update": async () => {
    const { cookie } = await aPerson(here.server);
    const { shareId } = await anUpdateBy(here.server, cookie, { text: "Who comes along?" });
    const input = { params: { shareId }, query: {} };
    return {
      ...{ at: `/app/social/updates/${shareId}`, field: "Your reply", send: "Send", calls: "/comments" },
      kept: async (as: string) =>
        (await here.server.call(listComments, input, { as })).data.comments.map(({ text }) => text),
    };
  },
  "an answer to a question": async () => {
    const { questionId } = await aQuestion(here.server, { title: "Who comes along?" });
    return {
      ...{ at: `/app/social/qa/${questionId}`, field: "Your answer", send: "Send answer", calls: "/answers" },
      kept: async (as: string) =>
        (await here.server.call(readQuestion, { params: { questionId } }, { as })).data.answers.map(
          ({ words }) => words,
        ),
    };
  },
};
const names = Object.keys(places) as (keyof typeof places)[];

const typeInto = async (field: string, words: string) =>
  here.page.user.type(await screen.findByLabelText(field), words);
const unsent = async () => within(await screen.findByRole("article", { name: "Yours, not sent yet" }));
const isAllSent = () =>
  waitFor(() => expect(screen.queryByRole("article", { name: "Yours, not sent yet" })).toBeNull());
const goOnline = async () => {
  setOnline(true);
  await act(() => sendNow());
};

it.each(names)(
  "%s that is written without a network is shown as waiting, and goes out once",
  async (name) => {
    const { at, field, send, kept } = await places[name]();
    await open(at);
    await screen.findByLabelText(field);
    setOnline(false);
    await typeInto(field, "I come along");
    await press(send);
    expect((await unsent()).getByText("Waiting for internet.")).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(field).value).toBe("");
    expect(await kept(here.person.cookie)).toEqual([]);
    await goOnline();
    await isAllSent();
    expect(await screen.findByText("I come along", { selector: "p" })).toBeDefined();
    expect(await kept(here.person.cookie)).toEqual(["I come along"]);
  },
);

it.each(names)("%s whose answer is lost is there once after the next try", async (name) => {
  const { at, field, send, kept, calls } = await places[name]();
  await open(at);
  await screen.findByLabelText(field);
  here.break(loseAnswers(calls));
  await typeInto(field, "I come along");
  await press(send);
  await unsent();
  here.mend();
  await act(() => sendNow());
  await isAllSent();
  expect(await kept(here.person.cookie)).toEqual(["I come along"]);
});

/** A new account, whose links are refused. */
const aNewPerson = (): Promise<TestPerson> => aPerson(here.server, { firstName: "New", isNew: true });
const refusal = /please write without links/;

it.each(names)(
  "%s that is refused at once stays in the field with the reason; one that is refused later can be changed in its place",
  async (name) => {
    const person = await aNewPerson();
    const { at, field, send, kept } = await places[name]();
    await open(at, person);
    await typeInto(field, "See www.example.com");
    await press(send);
    expect(await screen.findByText(refusal)).toBeDefined();
    const typed = screen.getByLabelText<HTMLTextAreaElement>(field);
    expect(typed.value).toBe("See www.example.com");
    setOnline(false);
    await press(send);
    await unsent();
    await goOnline();
    expect(await (await unsent()).findByText(refusal)).toBeDefined();
    await here.page.user.click((await unsent()).getByRole("button", { name: "Change" }));
    const [changed] = await screen.findAllByDisplayValue("See www.example.com");
    await here.page.user.clear(changed as HTMLElement);
    await here.page.user.type(changed as HTMLElement, "I come along");
    await here.page.user.click(screen.getAllByRole("button", { name: send })[0] as HTMLElement);
    await waitFor(async () => expect(await kept(person.cookie)).toEqual(["I come along"]));
    await isAllSent();
  },
);

it("the limit of an hour is told beside the field, and what was written stays there", async () => {
  const { at, field, send, kept } = await places["a reply to an update"]();
  const { shareId } = await anUpdateBy(here.server, (await aPerson(here.server)).cookie);
  for (let count = 0; count < 30; count += 1) await aCommentBy(here.server, here.person.cookie, { shareId });
  await open(at);
  await typeInto(field, "One more");
  await press(send);
  expect(
    await screen.findByText(/^You have written a lot within an hour\. Please wait 60 min/),
  ).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(field).value).toBe("One more");
  expect(await kept(here.person.cookie)).toEqual([]);
});

it("a chat message that is refused later comes back into the field by Change, or is deleted", async () => {
  const person = await aNewPerson();
  const other = await aPerson(here.server);
  const chatKey = await aChatWith(here.server, person.cookie, other.profileKey);
  await open(`/app/chats/${chatKey}`, person);
  const field = "Write a message";
  await screen.findByRole("textbox", { name: field });
  setOnline(false);
  for (const words of ["See www.example.com", "Or www.example.org"]) {
    await typeInto(field, words);
    await press("Send");
  }
  await goOnline();
  expect(await screen.findAllByText(refusal)).toHaveLength(2);
  await here.page.user.click(screen.getAllByRole("button", { name: "Change" })[0] as HTMLElement);
  const typed = screen.getByRole<HTMLTextAreaElement>("textbox", { name: field });
  await waitFor(() => expect(typed.value).toBe("See www.example.com"));
  await press("Delete");
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  await here.page.user.clear(typed);
  await here.page.user.type(typed, "Come along");
  await press("Send");
  const read = async () =>
    (await here.server.call(readChat, { params: { chatKey }, query: {} }, { as: person.cookie })).data
      .messages;
  await waitFor(async () => expect((await read()).map(({ text }) => text)).toEqual(["Come along"]));
});
