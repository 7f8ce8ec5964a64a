import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { listCommissionRules } from "../contract.ts";

/** What agents earn by category and group, for the platform admin. */
export const rulesQuery = queryOptions({
  queryKey: ["commissions", "rules"],
  queryFn: ({ signal }) => call(listCommissionRules, {}, { signal }),
});
