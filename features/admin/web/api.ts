import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { reloadSession } from "#engine/web/data/session.ts";
import { validateAdmin } from "../contract/admin.ts";

/** Whether the person works for the operator; the roles are read again beside it: one may just have been given. */
export const adminQuery = queryOptions({
  queryKey: ["admin", "check"],
  queryFn: async ({ signal }) => {
    const [answer] = await Promise.all([call(validateAdmin, {}, { signal }), reloadSession()]);
    return answer;
  },
  staleTime: 0,
});
