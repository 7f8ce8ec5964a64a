import type { Operation } from "#engine/server/http/route.ts";
import type { listCases as endpoint } from "../../contract/cases.ts";
import { countedSince } from "../sanctions/counted-since.ts";
import { selectWaiting } from "./cases.queries.ts";

/** What waits for a decision of support. */
export const listCases: Operation<typeof endpoint> = async ({ actor, database, clock }) => ({
  cases: await selectWaiting(database, { deciderId: actor.profileId, since: countedSince(clock.now()) }),
});
