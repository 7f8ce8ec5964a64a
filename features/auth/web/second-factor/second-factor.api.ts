import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { readSecondFactor } from "../../contract/second-factor.ts";

/** Whether two-step sign-in is set up. */
export const secondFactorQuery = queryOptions({
  queryKey: ["auth", "second-factor"],
  queryFn: ({ signal }) => call(readSecondFactor, {}, { signal }),
});
