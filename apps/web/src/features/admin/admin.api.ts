import { validateAdmin } from "@santha/contract/admin";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";

/** Whether the person works for the operator. */
export const adminQuery = queryOptions({
  queryKey: ["admin", "check"],
  queryFn: ({ signal }) => call(validateAdmin, {}, { signal }),
});
