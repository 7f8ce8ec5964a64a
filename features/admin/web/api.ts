import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { validateAdmin } from "../contract/admin.ts";

/** Whether the person works for the operator. */
export const adminQuery = queryOptions({
  queryKey: ["admin", "check"],
  queryFn: ({ signal }) => call(validateAdmin, {}, { signal }),
});
