import { listSessions } from "@santha/contract/auth";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";

/** Where the person is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ["auth", "sessions"],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});
