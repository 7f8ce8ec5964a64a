import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { rightsOf, stepOf } from "../contract.ts";
import { selectOwnStanding } from "./standing.queries.ts";

/**
 * Whether the caller's step allows to say which crop others' questions are about. Points that have been read already
 * spare the rest to all who have too few.
 */
export async function maySort(
  { actor, clock }: Pick<MemberContext, "actor" | "clock">,
  reader: Reader,
  points = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const now = clock.now();
  if (!rightsOf[stepOf({ points, joinedAt: new Date(0) }, now)].maySort) return false;
  const standing = await selectOwnStanding(reader, { profileId: actor.profileId, now });
  return rightsOf[stepOf(standing, now)].maySort;
}
