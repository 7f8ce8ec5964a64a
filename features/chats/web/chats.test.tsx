import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sendNow } from "#engine/web/outbox/outbox-sender.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { readSession } from "#features/auth/contract/auth.ts";
import { uploadPicture } from "#features/files/contract/files.ts";
import { readPerson } from "#features/people/contract.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { aVoice } from "#testing/files/voices.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls, holdAnswers, loseAnswers } from "#testing/web/faults.ts";
import { withMicrophone, withoutMicrophone } from "#testing/web/microphone.ts";
import { setOnline } from "#testing/web/network.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";
import { aChatWith, aMessage, aSupportChat } from "../builders.ts";
import { readChat } from "../contract/chats.ts";
import { assignChat, setChatState } from "../contract/desk.ts";

const here = unsentVisit();
const { open, press } = here;
const type = async (words: string): Promise<void> =>
  here.page.user.type(await screen.findByRole("textbox", { name: "Write a message" }), words);
const bubble = async (words: string) => (await screen.findByText(words)).closest("article") as HTMLElement;
const kept = async (chatKey: string) =>
  (
    await here.server.call(readChat, { params: { chatKey }, query: {} }, { as: here.person.cookie })
  ).data.messages.map(({ text }) => text);

it("[NAV-032] [CHAT-001] [CHAT-004] /app/chats shows chat with support, which is given name and phone as it opens; a new one is empty", async () => {
  await open("/app/chats");
  await here.page.user.click(await screen.findByRole("link", { name: /Santha support/ }));
  expect(await screen.findByText("Nothing written yet")).toBeDefined();
  expect(screen.getByText(/^Chat: 9 AM to 6 PM, Mon–Sat/)).toBeDefined();
  const facts = screen.getByText("Padma").closest("ul");
  expect(facts?.textContent).toBe(`Padma${here.person.mobileNo}`);
  act(() => chooseLanguage("te"));
  expect(screen.getByText("ఇంకా ఏమీ రాయలేదు")).toBeDefined();
  expect(screen.getByText(/^చాట్: ఉదయం 9 – సాయంత్రం 6, సోమ–శని/)).toBeDefined();
});

it("[CHAT-003] messages stand in order with sender and time, and a sent one is shown at once", async () => {
  const other = await aPerson(here.server, { firstName: "Sammaiah" });
  const chatKey = await aChatWith(here.server, other.cookie, here.person.profileKey);
  await aMessage(here.server, other.cookie, chatKey, { text: "How is the maize?" });
  await open(`/app/chats/${chatKey}`);
  const theirs = await bubble("How is the maize?");
  expect(within(theirs).getByText("Sammaiah")).toBeDefined();
  expect(theirs.querySelector("time")?.textContent).toMatch(/^\d+:\d\d [AP]M$/);
  expect(screen.getByRole("log").textContent).toContain("2026");
  expect(screen.getByRole("button", { name: "Record your voice" })).toBeDefined();
  await type("It rained");
  await press("Send");
  expect(within(await bubble("It rained")).queryByText("Sammaiah")).toBeNull();
  const [first, second] = screen.getAllByRole("article");
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining("How is the maize?"),
    expect.stringContaining("It rained"),
  ]);
  await waitFor(async () => expect(await kept(chatKey)).toEqual(["How is the maize?", "It rained"]));
});

it("[CHAT-004] messages without a network are marked, live through a new opening of the page, and go out once and in order", async () => {
  const chatKey = await aSupportChat(here.server, here.person.cookie);
  await aMessage(here.server, here.person.cookie, chatKey, { text: "Good morning" });
  await open("/app/chats/support");
  await screen.findByText("Good morning");
  setOnline(false);
  await type("First");
  await press("Send");
  await type("Second");
  await press("Send");
  expect(await screen.findAllByText("Not sent")).toHaveLength(2);
  await here.page.close({ comesBack: true });
  await open("/app/chats/support");
  expect(await screen.findAllByText("Not sent")).toHaveLength(2);
  setOnline(true);
  await act(() => sendNow());
  await waitFor(async () => expect(await kept(chatKey)).toEqual(["Good morning", "First", "Second"]));
  await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
  for (const words of ["First", "Second"])
    expect(within(await bubble(words)).getByText("Sent")).toBeDefined();
});

it("[CHAT-004] a message whose answer is lost is marked, and sent again by a press it is kept once", async () => {
  const chatKey = await aSupportChat(here.server, here.person.cookie);
  await aMessage(here.server, here.person.cookie, chatKey, { text: "Good morning" });
  await open("/app/chats/support");
  await screen.findByText("Good morning");
  here.break(loseAnswers("/messages"));
  await type("Is it there?");
  await press("Send");
  const again = await screen.findByRole("button", { name: "Send again" });
  here.mend();
  await here.page.user.click(again);
  await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
  expect(await kept(chatKey)).toEqual(["Good morning", "Is it there?"]);
  expect(within(await bubble("Is it there?")).getByText("Sent")).toBeDefined();
});

it("a recording that finds no network goes along with its message once there is one, and arrives once", async () => {
  const chatKey = await aSupportChat(here.server, here.person.cookie);
  await aMessage(here.server, here.person.cookie, chatKey, { text: "Good morning" });
  withMicrophone({ bytes: aVoice() });
  await open("/app/chats/support");
  await screen.findByText("Good morning");
  setOnline(false);
  here.break(breakCalls("/v2/", "no answer"));
  await press("Record your voice");
  await screen.findByRole("timer");
  await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
  await press("Stop");
  await screen.findByText(/Could not upload the recording/);
  await press("Send");
  await screen.findByText("Not sent");
  here.mend();
  setOnline(true);
  await act(() => sendNow());
  expect(await screen.findByRole("button", { name: "Play voice note, 2 seconds" })).toBeDefined();
  await act(() => sendNow());
  expect(await kept(chatKey)).toEqual(["Good morning", ""]);
  withoutMicrophone();
});

it("what is being written is kept when the session runs out", async () => {
  const chatKey = await aSupportChat(here.server, here.person.cookie);
  await open("/app/chats/support");
  await type("Half a mess");
  const written = `santha.chats.${chatKey}.${here.person.profileKey}`;
  expect(sessionStorage.getItem(written)).toBe("Half a mess");
  await here.server.platform.database.deleteFrom("sessions").execute();
  await here.page.reloadData();
  await screen.findByRole("heading", { name: "Sign in" });
  expect(sessionStorage.getItem(written)).toBe("Half a mess");
});

it("the seller opens an order from its buyer's message as an order of the shop", async () => {
  const { aTrade, anOrderOf } = tradeDesk(here.server);
  const { orderId, buyer, seller } = await anOrderOf(await aTrade());
  const { data } = await here.server.call(readSession, {}, { as: seller });
  const chatKey = await aChatWith(here.server, buyer, data.profileKey);
  await aMessage(here.server, buyer, chatKey, { text: "Where is it?", orderId });
  await open(`/app/chats/${chatKey}`, { ...here.person, cookie: seller, profileKey: data.profileKey });
  const link = await screen.findByRole("link", { name: "Open order" });
  expect(link.getAttribute("href")).toBe(`/#/app/sell/orders/${orderId}`);
});

it("a chat that opens with a photo stays at its newest message when the photo arrives, unless the person has scrolled up", async () => {
  const chatKey = await aSupportChat(here.server, here.person.cookie);
  const upload = { picture: await aPhoto(), query: { audience: "private" as const } };
  const { data } = await here.server.call(uploadPicture, upload, { as: here.person.cookie });
  await aMessage(here.server, here.person.cookie, chatKey, { text: "See", pictureKeys: [data.pictureKey] });
  await open("/app/chats/support");
  const photo = await screen.findByRole("img", { name: "Photo 1 of 1" });
  const thread = screen.getByRole("log");
  let height = 900;
  Object.defineProperty(thread, "scrollHeight", { get: () => height });
  fireEvent.load(photo);
  expect(thread.scrollTop).toBe(900);
  thread.scrollTop = 100;
  fireEvent.scroll(thread);
  height = 1400;
  fireEvent.load(photo);
  expect(thread.scrollTop).toBe(100);
});

it("a message that is refused comes back before what is being written meanwhile", async () => {
  const other = await aPerson(here.server, { firstName: "Sammaiah" });
  const chatKey = await aChatWith(here.server, here.person.cookie, other.profileKey);
  for (const text of ["1", "2", "3"]) await aMessage(here.server, here.person.cookie, chatKey, { text });
  await open(`/app/chats/${chatKey}`);
  const { answered, letGo } = holdAnswers("/messages");
  here.break(letGo);
  await type("A fourth");
  await press("Send");
  await answered;
  await type("A fifth");
  letGo();
  const field = await screen.findByRole("textbox", { name: "Write a message" });
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe("A fourth\nA fifth"));
});

it("a stranger's chat asks to be accepted or blocked, and Block closes it", async () => {
  const stranger = await aPerson(here.server, { firstName: "Swarupa" });
  const chatKey = await aChatWith(here.server, stranger.cookie, here.person.profileKey);
  await aMessage(here.server, stranger.cookie, chatKey, { text: "Buy my seed" });
  await open(`/app/chats/${chatKey}`);
  expect(await screen.findByText("Not in your network")).toBeDefined();
  await press("Block");
  await here.page.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Block" }),
  );
  expect(await screen.findByText("Nothing can be sent in this chat any more.")).toBeDefined();
  const seen = { params: { profileKey: stranger.profileKey } };
  const { data } = await here.server.call(readPerson, seen, { as: here.person.cookie });
  expect(data.isBlocked).toBe(true);
});

it("support answers from its desk with a usual answer in the customer's language, and the customer says how it was", async () => {
  const chatKey = await aSupportChat(here.server, here.person.cookie);
  await aMessage(here.server, here.person.cookie, chatKey, { text: "Where is my urea?" });
  const desk = await aPerson(here.server, { firstName: "Ravi", roles: ["support"] });
  await open("/app/admin/support/chats", desk);
  await here.page.user.click(await screen.findByRole("link", { name: /Where is my urea\?/ }));
  await press("Send a photo");
  await press("Send");
  expect(await bubble("Please send us a photo of the pack and of its label.")).toBeDefined();
  const params = { chatKey };
  await waitFor(async () => expect(await kept(chatKey)).toHaveLength(2));
  const taken = { params, body: { to: desk.profileKey, from: desk.profileKey } };
  expect((await here.server.call(assignChat, taken, { as: desk.cookie })).status).toBe(200);
  await here.server.call(
    setChatState,
    { params, body: { state: "solved", from: "open", lastSeq: 2 } },
    { as: desk.cookie },
  );
  await here.page.close();
  await open("/app/chats/support");
  await press("4 stars");
  expect(await screen.findByText("This was solved. Write again if you need us.")).toBeDefined();
});
