import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import {
  answerMessage,
  closeMessage,
  listMessages,
  listOwnMessages,
  type MessageList,
  type SupportMessage,
} from "../../contract.ts";

const rowsAtOnce = 20;

/** Everybody's messages, open or closed, page after page. */
export function messagesQuery(list: MessageList) {
  return infiniteQueryOptions({
    queryKey: ["help", "messages", list],
    queryFn: ({ pageParam, signal }) => {
      const query = { list, limit: rowsAtOnce, ...(pageParam && { after: pageParam }) };
      return call(listMessages, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** The person's own last messages with their answers. */
export const ownMessagesQuery = queryOptions({
  queryKey: ["help", "own-messages"],
  meta: kept,
  queryFn: ({ signal }) => call(listOwnMessages, {}, { signal }),
  staleTime: 0,
});

/** Closes a message with an answer, or without one: then its writer was called. The lists are read again, also when it was refused. */
export async function sendClosing(messageId: number, answer: string | null): Promise<SupportMessage> {
  const params = { messageId };
  try {
    return await (answer === null
      ? call(closeMessage, { params })
      : call(answerMessage, { params, body: { text: answer } }));
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["help", "messages"] });
  }
}
