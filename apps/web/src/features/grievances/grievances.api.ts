import {
  type Grievance,
  listForSupport,
  listGrievances,
  type SupportGrievance,
} from "@santha/contract/grievances";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { queryClient } from "#lib/query-client";

/** The person's own grievances. */
export const grievancesQuery = queryOptions({
  queryKey: ["grievances", "own"],
  queryFn: ({ signal }) => call(listGrievances, {}, { signal }),
});

/** What support works through. Throws ApiError `platform/not-allowed` for everybody else. */
export function supportQuery(state: "open" | "settled") {
  return queryOptions({
    queryKey: ["grievances", "support", state],
    queryFn: ({ signal }) => call(listForSupport, { query: { state } }, { signal }),
  });
}

/** Puts a new or changed grievance of the person's own into his list. */
export function takeGrievance(changed: Grievance): void {
  queryClient.setQueryData(grievancesQuery.queryKey, (known) => ({
    grievances: [
      changed,
      ...(known?.grievances ?? []).filter(({ grievanceId }) => grievanceId !== changed.grievanceId),
    ].sort((one, other) => other.grievanceId - one.grievanceId),
  }));
}

/** A grievance that support has changed: both lists are asked for again. */
export async function takeForSupport(_: SupportGrievance): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["grievances"] });
}
