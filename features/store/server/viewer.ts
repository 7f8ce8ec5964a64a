import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Viewer } from "./cards.queries.ts";
import { seesMargin } from "./policy.ts";

/** The caller as one who looks at prices today. */
export function viewerOf({ actor, clock }: Pick<MemberContext, "actor" | "clock">): Viewer {
  return {
    profileId: actor.profileId,
    isMarginShown: seesMargin(actor),
    onDay: dayInIndia(clock.now()),
  };
}
