import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { uploadPicture } from "#features/files/contract/files.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";
import { aChatWith, accepting, aMessage } from "../../builders.ts";
import { tellTyping } from "../../contract/chats.ts";
import { messagesAtOnce } from "../../contract/shapes.ts";
import { askChatsAgain } from "../api.ts";

const here = unsentVisit();

/** A chat that is open, with so many messages, the last with a photo; its height is chosen and not laid out. */
async function anOpenChat({ messages }: { readonly messages: number }) {
  const as = here.person.cookie;
  const other = await aPerson(here.server, { firstName: "Sammaiah" });
  const chatKey = await aChatWith(here.server, as, other.profileKey);
  await accepting(here.server, other.cookie, chatKey);
  for (let count = 1; count < messages; count += 1)
    await aMessage(here.server, count % 2 ? as : other.cookie, chatKey, { text: `#${count}` });
  const upload = { picture: await aPhoto(), query: { audience: "private" as const } };
  const { data } = await here.server.call(uploadPicture, upload, { as });
  await aMessage(here.server, as, chatKey, { text: "Last", pictureKeys: [data.pictureKey] });
  await here.open(`/app/chats/${chatKey}`);
  const photo = await screen.findByRole("img", { name: "Photo 1 of 1" });
  const thread = screen.getByRole("log");
  const size = { scrollHeight: 0 };
  Object.defineProperties(thread, {
    scrollHeight: { get: () => size.scrollHeight },
    clientHeight: { get: () => 600 },
  });
  const becomes = (scrollHeight: number): void => {
    size.scrollHeight = scrollHeight;
  };
  const scrollTo = (top: number): void => {
    thread.scrollTop = top;
    fireEvent.scroll(thread);
  };
  const typing = async (): Promise<void> => {
    await here.server.call(tellTyping, { params: { chatKey } }, { as: other.cookie });
    await act(() => askChatsAgain());
    await screen.findByText("Sammaiah is typing");
  };
  const comes = async (text: string): Promise<void> => {
    await aMessage(here.server, other.cookie, chatKey, { text });
    await act(() => askChatsAgain());
    await screen.findByText(text);
  };
  return { thread, photo, becomes, scrollTo, typing, comes };
}

it("older messages in a thread that hardly overflows leave its reader where he is, and so do photos after them", async () => {
  const { thread, photo, becomes, scrollTo } = await anOpenChat({ messages: messagesAtOnce + 3 });
  becomes(640);
  scrollTo(0);
  becomes(900);
  await here.press("Older messages");
  await screen.findByText("#1");
  expect(thread.scrollTop).toBe(0);
  becomes(1200);
  fireEvent.load(photo);
  expect(thread.scrollTop).toBe(0);
});

it("what somebody types and photos leave a person alone who reads 300 px above the end", async () => {
  const { thread, photo, becomes, scrollTo, typing } = await anOpenChat({ messages: 2 });
  becomes(1600);
  scrollTo(1000);
  scrollTo(700);
  becomes(1620);
  await typing();
  fireEvent.load(photo);
  expect(thread.scrollTop).toBe(700);
});

it("a person at the end sees that somebody types, and what gets longer in the last message", async () => {
  const { thread, photo, becomes, scrollTo, typing } = await anOpenChat({ messages: 2 });
  becomes(1600);
  scrollTo(1000);
  becomes(1620);
  await typing();
  expect(thread.scrollTop).toBe(1620);
  becomes(1700);
  await act(async () => void photo.closest("article")?.append(document.createElement("p")));
  expect(thread.scrollTop).toBe(1700);
});

it("what opens above the last messages moves nobody to the end", async () => {
  const { thread, becomes, scrollTo } = await anOpenChat({ messages: 9 });
  becomes(1600);
  scrollTo(1000);
  becomes(1700);
  const above = screen.getByText("#2").closest("article");
  await act(async () => void above?.append(document.createElement("p")));
  expect(thread.scrollTop).toBe(1000);
});

it("a new message leaves a person alone who reads at the very top, and brings one near the end there", async () => {
  const { thread, becomes, scrollTo, comes } = await anOpenChat({ messages: 2 });
  becomes(1600);
  scrollTo(1000);
  scrollTo(0);
  becomes(1700);
  await comes("Are you there?");
  expect(thread.scrollTop).toBe(0);
  scrollTo(900);
  becomes(1800);
  await comes("Hello?");
  expect(thread.scrollTop).toBe(1800);
});
