import { offlineMutation } from "#engine/web/outbox/offline-mutation.ts";
import type { ProductCard } from "#features/store/contract/store.ts";
import { type MessageDraft, sendMessage } from "../contract/chats.ts";
import { takeMessage } from "./api.ts";
import { useChatsTexts } from "./words.ts";

/** A message on its way, with what is shown of it until it has arrived. */
export interface SentDraft {
  readonly chatKey: string;
  readonly draft: MessageDraft;
  /** Name of the product that it shows. */
  readonly productTitle: string | null;
  /** The product itself, for a message that is changed. */
  readonly product?: ProductCard | null;
  /** The recording itself, for a message that is changed. */
  readonly recording?: { readonly bytes: Blob; readonly seconds: number } | null;
}

/** What the outbox calls the messages of a chat. */
export const chatSubject = (chatKey: string): string => `chats/${chatKey}`;

/** A message; those of a chat go out one after another, each once. */
export const sendingMessage = offlineMutation({
  kind: "chats/send",
  endpoint: sendMessage,
  request: ({ chatKey, draft }: SentDraft) => ({ params: { chatKey }, body: draft }),
  subject: ({ chatKey }) => chatSubject(chatKey),
  title: ({ draft }) => useChatsTexts.now().waitingMessage(draft.text),
  page: ({ chatKey }) => `/app/chats/${chatKey}`,
  refreshes: [
    ["chats", "list"],
    ["chats", "chat"],
  ],
  isEachSent: true,
  onSent: (message, { chatKey }) => takeMessage(chatKey, message),
});
