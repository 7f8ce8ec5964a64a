import { randomUUID } from "node:crypto";
import type { TestApp } from "#testing/process/app.ts";
import { type MessageDraft, openChat, openSupportChat, sendMessage } from "./contract/chats.ts";
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
