import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { type DeskList, listSupportChats, readCustomer } from "../../contract/desk.ts";

/** Customers' chats of one of the desk's lists. */
export function queueQuery(show: DeskList) {
  return infiniteQueryOptions({
    queryKey: ["chats", "queue", show],
    queryFn: ({ pageParam, signal }) =>
      call(
        listSupportChats,
        { query: { show, limit: 50, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  });
}

/** Who writes in a support chat. */
export function customerQuery(chatKey: string) {
  return queryOptions({
    queryKey: ["chats", "customer", chatKey],
    queryFn: ({ signal }) => call(readCustomer, { params: { chatKey } }, { signal }),
  });
}
