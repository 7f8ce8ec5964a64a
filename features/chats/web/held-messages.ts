import type { ChatView } from "../contract/chats.ts";
import type { ChatMessage } from "../contract/shapes.ts";

/** The number up to which the messages from the first one on have no gap; 0 where there are none. */
export function heldUpTo(messages: readonly ChatMessage[]): number {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages) {
    if (seq > last + 1) break;
    last = seq;
  }
  return last;
}

/** A chat with further messages, each once and in order. */
export function withMessages(view: ChatView, further: readonly ChatMessage[]): ChatView {
  const bySeq = new Map([...further, ...view.messages].map((message) => [message.seq, message]));
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  return { ...view, messages, lastSeq: Math.max(view.lastSeq, messages.at(-1)?.seq ?? 0) };
}
