import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { listCases, readOwnCase } from "../contract/cases.ts";

/** What waits for a decision of support. */
export const casesQuery = queryOptions({
  queryKey: ["moderation", "cases"],
  queryFn: ({ signal }) => call(listCases, {}, { signal }),
});

/** What was hidden of the person. Throws ApiError `moderation/not-found`. */
export function ownCaseQuery(caseId: number) {
  return queryOptions({
    queryKey: ["moderation", "own", caseId],
    queryFn: ({ signal }) => call(readOwnCase, { params: { caseId } }, { signal }),
  });
}
