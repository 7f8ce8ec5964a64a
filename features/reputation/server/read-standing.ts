import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { findSellerAccess } from "#engine/server/people/seller-access.ts";
import { readStanding as endpoint, stepOf } from "../contract.ts";
import { selectStandingFor } from "./standing.queries.ts";

/** How far another person is. That support has stopped somebody's writing is nobody else's business. */
export const readStanding: Operation<typeof endpoint> = async ({ actor, clock, database }, { params }) => {
  const asked = { profileKey: params.profileKey, viewerId: actor.profileId, now: clock.now() };
  const standing = await selectStandingFor(database, asked);
  if (!standing) return refuse(endpoint, "reputation/not-found");
  const isLetIn = standing.isLetIn || (await findSellerAccess(database, standing.profileId)) !== undefined;
  const step = stepOf({ ...standing, isLetIn, isPaused: false }, asked.now);
  return { step, points: standing.points };
};
