import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { readStart } from "../../contract/start.ts";

/** What waits, and the figures of the last days. */
export const startQuery = queryOptions({
  queryKey: ["admin", "start"],
  queryFn: ({ signal }) => call(readStart, {}, { signal }),
  staleTime: 0,
});
