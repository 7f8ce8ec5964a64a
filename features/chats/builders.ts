import { randomUUID } from "node:crypto";
import { followPerson } from "#features/people/contract.ts";
import type { TestApp } from "#testing/process/app.ts";
import type { TestPerson } from "#testing/shop/people.ts";
import { acceptChat, type MessageDraft, openChat, openSupportChat, sendMessage } from "./contract/chats.ts";
import { makeGroup } from "./contract/groups.ts";
import type { ChatMessage } from "./contract/shapes.ts";

type At = Pick<TestApp, "call">;

/** The chat of the person of this session with another one. */
export async function aChatWith(app: At, as: string, profileKey: string): Promise<string> {
  const { status, data, info } = await app.call(openChat, { body: { profileKey } }, { as });
  if (status !== 200) throw new Error(`the chat was refused: ${info}`);
  return data.chatKey;
}

/** The chat of the person of this session with support. */
export async function aSupportChat(app: At, as: string): Promise<string> {
  return (await app.call(openSupportChat, {}, { as })).data.chatKey;
}

/** A group of the person of this session with these people, who know the maker and so are in it at once. */
export async function aGroupOf(
  app: At,
  maker: Pick<TestPerson, "cookie" | "profileKey">,
  others: readonly Pick<TestPerson, "cookie" | "profileKey">[],
  name = "Cotton group",
): Promise<string> {
  for (const { cookie: as } of others)
    await app.call(followPerson, { params: { profileKey: maker.profileKey } }, { as });
  return (await aGroupAsking(app, maker.cookie, others, name)).chatKey;
}

/** A group whose people are asked, unless they know the maker. */
export async function aGroupAsking(
  app: At,
  as: string,
  others: readonly Pick<TestPerson, "profileKey">[],
  name = "Cotton group",
) {
  const body = { name, profileKeys: others.map(({ profileKey }) => profileKey) };
  const { status, data, info } = await app.call(makeGroup, { body }, { as });
  if (status !== 201) throw new Error(`the group was refused: ${info}`);
  return data;
}

/** Says yes to a chat or group. */
export function accepting(app: At, as: string, chatKey: string) {
  return app.call(acceptChat, { params: { chatKey } }, { as });
}

/** A call that sends a message, whatever comes of it. */
export function sending(app: At, as: string, chatKey: string, draft: Partial<MessageDraft> = {}) {
  const body = { messageKey: randomUUID(), text: "The rain has come.", ...draft };
  return app.call(sendMessage, { params: { chatKey }, body }, { as });
}

/** A message that was sent. */
export async function aMessage(
  app: At,
  as: string,
  chatKey: string,
  draft: Partial<MessageDraft> = {},
): Promise<ChatMessage> {
  const { status, data, info } = await sending(app, as, chatKey, draft);
  if (status !== 201) throw new Error(`the message was refused: ${info}`);
  return data;
}
