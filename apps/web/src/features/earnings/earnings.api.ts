import { readEarnings } from "@santha/contract/earnings";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";

/** What the caller has earned, what is pending and how many orders there are. */
export const earningsQuery = queryOptions({
  queryKey: ["earnings"],
  queryFn: ({ signal }) => call(readEarnings, { query: {} }, { signal }),
});
