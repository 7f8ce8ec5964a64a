import type { Operation } from "#engine/server/http/route.ts";
import type { listReported as endpoint } from "../../contract/reports.ts";
import { selectReported } from "./reports.queries.ts";

/** What support has to look at. */
export const listReported: Operation<typeof endpoint> = async ({ database }) => ({
  updates: await selectReported(database),
});
