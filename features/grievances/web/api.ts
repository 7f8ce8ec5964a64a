import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { type Grievance, listForSupport, listGrievances, type SupportGrievance } from "../contract.ts";

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

/** Puts a new or changed grievance into the person's list where that is known, and reads the list again. */
export function takeGrievance(changed: Grievance): void {
  queryClient.setQueryData(
    grievancesQuery.queryKey,
    (known) =>
      known && {
        grievances: [
          changed,
          ...known.grievances.filter(({ grievanceId }) => grievanceId !== changed.grievanceId),
        ].sort((one, other) => other.grievanceId - one.grievanceId),
      },
  );
  void queryClient.invalidateQueries({ queryKey: grievancesQuery.queryKey });
}

/** A grievance that support has changed: both lists are asked for again. */
export async function takeForSupport(_: SupportGrievance): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["grievances"] });
}
