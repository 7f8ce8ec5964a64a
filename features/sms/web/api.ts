import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listSmsMessages, listSmsTemplates, type SmsStateName } from "../contract.ts";

/** All messages with their words and DLT template ids. */
export const templatesQuery = queryOptions({
  queryKey: ["sms", "templates"],
  queryFn: ({ signal }) => call(listSmsTemplates, {}, { signal }),
});

/** The latest messages, all or those of one state. */
export function messagesQuery(state: SmsStateName | null) {
  return infiniteQueryOptions({
    queryKey: ["sms", "messages", state],
    queryFn: ({ pageParam, signal }) =>
      call(
        listSmsMessages,
        { query: { ...(pageParam && { after: pageParam }), ...(state && { state }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  });
}

/** An id has changed: the list is read again. */
export async function takeTemplate(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
}
