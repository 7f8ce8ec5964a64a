import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import type { Viewer } from "./cards.queries.ts";
import { seesMargin } from "./store.policy.ts";

/** The caller as one who looks at prices today. */
export function viewerOf({ actor, clock }: Pick<MemberContext, "actor" | "clock">): Viewer {
  return {
    profileId: actor.profileId,
    isMarginShown: seesMargin(actor),
    onDay: dayInIndia(clock.now()),
  };
}
