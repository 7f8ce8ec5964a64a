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

/** What is left of a message that support has taken out, also where the phone has kept it. */
function withoutContent(message: ChatMessage): ChatMessage {
  return { ...message, isHidden: true, text: null, pictures: [], voice: null, product: null, order: null };
}

/** A chat with further messages, each once and in order. */
export function withMessages(view: ChatView, further: readonly ChatMessage[]): ChatView {
  const bySeq = new Map([...further, ...view.messages].map((message) => [message.seq, message]));
  const hidden = new Set(view.group?.hiddenSeqs);
  const messages = [...bySeq.values()]
    // Of a group that was left and joined again, what was kept of before is no more to be seen.
    .filter(({ seq }) => seq >= (view.firstSeq ?? 1))
    .map((message) => (hidden.has(message.seq) ? withoutContent(message) : message))
    .sort((one, other) => one.seq - other.seq);
  return { ...view, messages, lastSeq: Math.max(view.lastSeq, messages.at(-1)?.seq ?? 0) };
}
