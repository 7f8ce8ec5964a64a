import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { listSessions } from "../../contract/auth.ts";

/** Where the person is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ["auth", "sessions"],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});
