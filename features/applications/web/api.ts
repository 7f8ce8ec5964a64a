import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  type CheckedApplication,
  listApplications,
  type OwnApplication,
  readApplication,
  readOwnApplications,
  type SentState,
} from "../contract/applications.ts";

/** The person's latest application of each kind. */
export const ownQuery = queryOptions({
  queryKey: ["applications", "own"],
  queryFn: ({ signal }) => call(readOwnApplications, {}, { signal }),
});

/** Puts an own application that the server has answered in place of what is known. */
export function takeOwn(application: OwnApplication): void {
  queryClient.setQueryData(
    ownQuery.queryKey,
    (known) => known && { ...known, [application.kind]: application },
  );
}

/** The applications of a state that hold what is looked for. */
export function queueQuery(state: SentState, q: string) {
  return infiniteQueryOptions({
    queryKey: ["applications", "queue", state, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        listApplications,
        { query: { state, limit: 30, ...(q !== "" && { q }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  });
}

/** One application for the admins. */
export function checkedQuery(applicationId: number) {
  return queryOptions({
    queryKey: ["applications", "checked", applicationId],
    queryFn: ({ signal }) => call(readApplication, { params: { applicationId } }, { signal }),
  });
}

/** An application that was decided: it is shown as it is now, and the queue is asked for again. */
export function takeChecked(application: CheckedApplication): void {
  queryClient.setQueryData(checkedQuery(application.applicationId).queryKey, application);
  void queryClient.invalidateQueries({ queryKey: ["applications", "queue"] });
}
