import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import type { Viewer } from "./cards.queries.ts";
import { seesMargin } from "./policy.ts";
import { readPinCode, readPlace } from "./viewer-place.ts";

type Asking = Pick<MemberContext, "actor" | "clock">;

/** The caller as one who looks at prices today. */
export function viewerOf(context: Asking): Viewer {
  return { place: { profileId: context.actor.profileId }, ...termsOf(context) };
}

/** All who see what the caller sees: people of the same place and role. Where the caller lives is kept for a moment. */
export async function audienceOf(context: MemberContext): Promise<Audience> {
  const { kept, database, actor } = context;
  const { profileId } = actor;
  const home = await kept.get(`home ${profileId}`, profileId, () => readPinCode(database, profileId));
  return { ...home, ...termsOf(context) };
}

/** Place and role; nothing is said of who it is. */
export interface Audience extends Omit<Viewer, "place"> {
  /** Of where they live; null while it is not known. */
  readonly pinCode: string | null;
}

/** An audience as viewer; who delivers to its place, and whether offers hold there, is kept for a moment. */
export async function viewerFor({ audience, kept, database }: SharedContext<Audience>): Promise<Viewer> {
  const { pinCode, isMarginShown, onDay } = audience;
  if (pinCode === null) return { place: { pinCode, serving: [], hasOffers: false }, isMarginShown, onDay };
  const there = { pinCode, onDay };
  const place = await kept.get(`place ${pinCode} ${onDay}`, undefined, () => readPlace(database, there));
  return { place: { pinCode, ...place }, isMarginShown, onDay };
}

/** Apart from the place, what decides about prices. */
export function termsOf({ actor, clock }: Asking): Omit<Viewer, "place"> {
  return { isMarginShown: seesMargin(actor), onDay: dayInIndia(clock.now()) };
}
