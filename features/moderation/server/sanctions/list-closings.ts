import type { Operation } from "#engine/server/http/route.ts";
import type { listClosings as endpoint } from "../../contract/sanctions.ts";
import { selectClosings } from "./closings.queries.ts";
import { countedSince } from "./counted-since.ts";

/** Whose writing support asks to close for good. */
export const listClosings: Operation<typeof endpoint> = async ({ actor, database, clock }) => ({
  closings: await selectClosings(database, {
    deciderId: actor.profileId,
    since: countedSince(clock.now()),
  }),
});
