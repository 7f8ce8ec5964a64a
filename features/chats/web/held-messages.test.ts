import { expect, it } from "vitest";
import type { ChatView } from "../contract/chats.ts";
import type { ChatMessage } from "../contract/shapes.ts";
import { heldUpTo, withMessages } from "./held-messages.ts";

const messages = (...seqs: number[]) => seqs.map((seq) => ({ seq }) as ChatMessage);

it("what comes after a gap does not hide the messages in the gap from the next question", () => {
  expect(heldUpTo([])).toBe(0);
  expect(heldUpTo(messages(4, 5, 6))).toBe(6);
  expect(heldUpTo(messages(4, 5, 8))).toBe(5);
});

it("[CHAT-003] messages that come twice or late stand once and in order", () => {
  const view = { messages: messages(3, 5), lastSeq: 5 } as unknown as ChatView;
  const { messages: now, lastSeq } = withMessages(view, messages(6, 4, 3));
  expect([now.map(({ seq }) => seq), lastSeq]).toEqual([[3, 4, 5, 6], 6]);
});
