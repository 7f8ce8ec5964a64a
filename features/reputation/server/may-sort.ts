import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { rightsOf, stepOf } from "../contract.ts";
import { selectOwnStanding } from "./standing.queries.ts";

/** Whether the caller's step allows to say which crop others' questions are about. */
export async function maySort({ actor, clock }: MemberContext, reader: Reader): Promise<boolean> {
  const now = clock.now();
  const standing = await selectOwnStanding(reader, { profileId: actor.profileId, now });
  return rightsOf[stepOf(standing, now)].maySort;
}
