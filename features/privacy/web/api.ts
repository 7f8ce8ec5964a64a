import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listRequests, type OwnPrivacy, readOwnPrivacy } from "../contract/privacy.ts";

const whileMade = 3000;

/** How the person's own data stand; asked again while a copy is being made. */
export const ownQuery = queryOptions({
  queryKey: ["privacy", "own"],
  queryFn: ({ signal }) => call(readOwnPrivacy, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.export?.state === "under-way" ? whileMade : false),
});

/** Shows what the server has answered. */
export function takeOwn(own: OwnPrivacy): void {
  queryClient.setQueryData(ownQuery.queryKey, own);
}

/** What people asked for, for the platform admins. */
export function requestsQuery(state: "open" | "ended") {
  return infiniteQueryOptions({
    queryKey: ["privacy", "requests", state],
    queryFn: ({ pageParam, signal }) =>
      call(listRequests, { query: { state, limit: 30, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  });
}

/** A request has moved: both lists are asked for again. */
export async function askRequestsAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["privacy", "requests"] });
}
