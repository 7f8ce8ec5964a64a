import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Viewer } from "./cards.queries.ts";
import { seesMargin } from "./policy.ts";
import { readPlace } from "./viewer-place.ts";

type Asking = Pick<MemberContext, "actor" | "clock">;

/** The caller as one who looks at prices today. */
export function viewerOf(context: Asking): Viewer {
  return { place: { profileId: context.actor.profileId }, ...termsOf(context) };
}

/** All who see what the caller sees: people of the same place and role. Where the caller lives is kept for a moment. */
export async function audienceOf(context: MemberContext): Promise<Audience> {
  const { kept, database, actor } = context;
  const { profileId } = actor;
  const place = await kept.get(`place ${profileId}`, profileId, () => readPlace(database, profileId));
  return { place, ...termsOf(context) };
}

/** A viewer of whom nothing is said but the place and the role. */
export interface Audience extends Viewer {
  readonly place: { readonly pinCode: string | null };
}

/** Apart from the place, what decides about prices. */
export function termsOf({ actor, clock }: Asking): Omit<Viewer, "place"> {
  return { isMarginShown: seesMargin(actor), onDay: dayInIndia(clock.now()) };
}
