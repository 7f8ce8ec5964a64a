import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sendNow } from "#engine/web/outbox/outbox-sender.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { blockPerson, followPerson } from "#features/people/contract.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { setOnline } from "#testing/web/network.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";
import { aGroupAsking, aGroupOf, aMessage } from "../../builders.ts";
import { readChat } from "../../contract/chats.ts";
import { removeMember } from "../../contract/groups.ts";

const here = unsentVisit();
const { open, press } = here;

it("a group is made of a follower who is in at once and somebody found by name who is asked; its lines stand in both languages", async () => {
  const follower = await aPerson(here.server, { firstName: "Swarupa" });
  await aPerson(here.server, { firstName: "Narsimhulu" });
  const params = { profileKey: here.person.profileKey };
  await here.server.call(followPerson, { params }, { as: follower.cookie });
  await open("/app/chats/new/group");
  await press("Make the group");
  expect(await screen.findByText("Give the group a name.")).toBeDefined();
  await here.page.user.type(screen.getByRole("textbox", { name: "Name of the group" }), "Chilli growers");
  await here.page.user.click(await screen.findByRole("checkbox", { name: /Swarupa/ }));
  await here.page.user.type(screen.getByRole("textbox", { name: "Find people by name" }), "Narsimhulu");
  await press("Find");
  await here.page.user.click(await screen.findByRole("checkbox", { name: /Narsimhulu/ }));
  await press("Make the group");
  expect(await screen.findByText("You made the group “Chilli growers”")).toBeDefined();
  expect(screen.getByText("You added Swarupa")).toBeDefined();
  expect(screen.getByText("2 members")).toBeDefined();
  act(() => chooseLanguage("te"));
  expect(screen.getByRole("log").textContent).toContain("మీరు “Chilli growers” గ్రూప్ మొదలుపెట్టారు");
  act(() => chooseLanguage("en"));
});

it("who is asked sees nothing of a group but the question, joins, and what is written without a network goes out once", async () => {
  const maker = await aPerson(here.server, { firstName: "Ravi" });
  const { chatKey } = await aGroupAsking(here.server, maker.cookie, [here.person]);
  await aMessage(here.server, maker.cookie, chatKey, { text: "Before" });
  await open(`/app/chats/${chatKey}`);
  expect(await screen.findByText("Ravi asks you to join this group")).toBeDefined();
  expect([screen.queryByText("Before"), screen.queryByRole("textbox")]).toEqual([null, null]);
  await press("Join");
  const field = await screen.findByRole("textbox", { name: "Write a message" });
  setOnline(false);
  await here.page.user.type(field, "Good morning all");
  await press("Send");
  expect(await screen.findByText("Not sent")).toBeDefined();
  setOnline(true);
  await act(() => sendNow());
  await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
  const seen = await here.server.call(readChat, { params: { chatKey }, query: {} }, { as: maker.cookie });
  expect(seen.data.messages.map(({ text, event }) => event?.what ?? text)).toEqual([
    "made",
    "Before",
    "joined",
    "Good morning all",
  ]);
});

it("a blocked person's message is folded, names open what can be done, and who is taken out reads what came before", async () => {
  const [maker, rude] = [await aPerson(here.server, { firstName: "Ravi" }), await aPerson(here.server)];
  const chatKey = await aGroupOf(here.server, maker, [here.person, rude]);
  await aMessage(here.server, rude.cookie, chatKey, { text: "An insult" });
  await aMessage(here.server, maker.cookie, chatKey, { text: "Meeting at five" });
  const as = here.person.cookie;
  await here.server.call(blockPerson, { params: { profileKey: rude.profileKey } }, { as });
  await open(`/app/chats/${chatKey}`);
  expect(await screen.findByText("From somebody you have blocked")).toBeDefined();
  expect(screen.queryByText("An insult")).toBeNull();
  await press("Show");
  expect(await screen.findByText("An insult")).toBeDefined();
  const said = (await screen.findByText("Meeting at five")).closest("article") as HTMLElement;
  await here.page.user.click(within(said).getByRole("button", { name: "Ravi" }));
  expect(await screen.findByRole("button", { name: "Report this message" })).toBeDefined();
  await here.page.close();
  const params = { chatKey, profileKey: here.person.profileKey };
  await here.server.call(removeMember, { params }, { as: maker.cookie });
  await open(`/app/chats/${chatKey}`);
  expect(await screen.findByText("Ravi took you out")).toBeDefined();
  expect(screen.getByText("Meeting at five")).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Write a message" })).toBeNull();
  await press("Delete from my list");
  expect(await screen.findByText("No chats with other people yet")).toBeDefined();
});
