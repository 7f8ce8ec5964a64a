import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { type ChatView, listChats, openChat, readChat } from "../contract/chats.ts";
import type { ChatMessage } from "../contract/shapes.ts";
import { heldUpTo, withMessages } from "./held-messages.ts";
import { openSupportChat } from "./open-support-chat.ts";

/** The caller's chats, newest first. */
export const chatsQuery = infiniteQueryOptions({
  queryKey: ["chats", "list"],
  meta: kept,
  queryFn: ({ pageParam, signal }) =>
    call(listChats, { query: { limit: 30, ...(pageParam && { after: pageParam }) } }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
});

/** The chat with support: which one it is, and what support is shown of the person. */
export const supportChatQuery = queryOptions({
  queryKey: ["chats", "support"],
  meta: kept,
  staleTime: 3_600_000,
  queryFn: openSupportChat,
});

/** The chat with a person. Throws ApiError `chats/person-not-found`. */
export function chatWithQuery(profileKey: string) {
  return queryOptions({
    queryKey: ["chats", "with", profileKey],
    staleTime: 3_600_000,
    queryFn: () => call(openChat, { body: { profileKey } }),
  });
}

/** A chat: asked again, only what came since is fetched, all of it. Throws ApiError `chats/not-found`. */
export function chatQuery(chatKey: string) {
  const queryKey = ["chats", "chat", chatKey] as const;
  return queryOptions({
    queryKey,
    meta: kept,
    queryFn: async ({ signal }): Promise<ChatView> => {
      for (;;) {
        const before = queryClient.getQueryData<ChatView>(queryKey);
        const query = before ? { after: heldUpTo(before.messages) } : {};
        const answer = await call(readChat, { params: { chatKey }, query }, { signal });
        const view = withMessages(answer, queryClient.getQueryData<ChatView>(queryKey)?.messages ?? []);
        if (heldUpTo(view.messages) >= answer.lastSeq || answer.messages.length === 0) return view;
        queryClient.setQueryData(queryKey, view);
      }
    },
  });
}

/** Fetches the messages before the first one that is shown. */
export async function readOlder(chatKey: string): Promise<void> {
  const { queryKey } = chatQuery(chatKey);
  const before = queryClient.getQueryData(queryKey)?.messages[0]?.seq;
  if (before === undefined) return;
  const older = await call(readChat, { params: { chatKey }, query: { before } });
  queryClient.setQueryData(queryKey, (now) => now && withMessages(now, older.messages));
}

/** Shows a message that the server has taken. */
export function takeMessage(chatKey: string, message: ChatMessage): void {
  queryClient.setQueryData(chatQuery(chatKey).queryKey, (now) => now && withMessages(now, [message]));
}

/** Everything about chats is asked again where it is shown. */
export function askChatsAgain(): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: ["chats"],
    predicate: ({ queryKey }) => !isOpening(queryKey),
  });
}

/** Which chat it is does not change. */
const isOpening = ([, what]: readonly unknown[]): boolean => what === "support" || what === "with";
