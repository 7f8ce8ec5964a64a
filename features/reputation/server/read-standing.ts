import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { readStanding as endpoint, stepOf } from "../contract.ts";
import { selectStandingFor } from "./standing.queries.ts";

/** How far another person is. */
export const readStanding: Operation<typeof endpoint> = async ({ actor, clock, database }, { params }) => {
  const asked = { profileKey: params.profileKey, viewerId: actor.profileId, now: clock.now() };
  const standing = await selectStandingFor(database, asked);
  if (!standing) return refuse(endpoint, "reputation/not-found");
  return { step: stepOf(standing, asked.now), points: standing.points };
};
