import { dayInIndia } from "#engine/server/clock.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { type readOwnStanding as endpoint, stepOf } from "../contract.ts";
import { selectDay } from "./points.queries.ts";
import { selectOwnStanding } from "./standing.queries.ts";

/** How far the caller is, and what brought points today. */
export const readOwnStanding: Operation<typeof endpoint> = async ({ actor, clock, database }) => {
  const now = clock.now();
  const { profileId } = actor;
  const kept = await selectOwnStanding(database, { profileId, now });
  const standing = { ...kept, isLetIn: kept.isLetIn || actor.sellerAccess !== undefined };
  return {
    step: stepOf(standing, now),
    points: standing.points,
    givers: standing.givers,
    days: Math.floor((now.getTime() - standing.joinedAt.getTime()) / 86_400_000),
    pausedUntil: standing.pausedUntil?.getTime() ?? null,
    isPaused: standing.isPaused,
    today: await selectDay(database, { profileId, day: dayInIndia(now) }),
  };
};
