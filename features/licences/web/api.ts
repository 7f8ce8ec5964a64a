import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listRequests, type RequestState, readOwnLicences } from "../contract.ts";

/** The caller's licences by kind. */
export const ownLicencesQuery = queryOptions({
  queryKey: ["licences", "own"],
  queryFn: ({ signal }) => call(readOwnLicences, {}, { signal }),
});

/** Licences of a state for the platform admin, page after page, with the count of each state. */
export function requestsQuery(state: RequestState) {
  return infiniteQueryOptions({
    queryKey: ["licences", "requests", state],
    queryFn: ({ pageParam, signal }) =>
      call(listRequests, { query: { state, limit: 20, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  });
}

/** Reads the queue again: one was decided. */
export function readRequestsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["licences"] });
}
