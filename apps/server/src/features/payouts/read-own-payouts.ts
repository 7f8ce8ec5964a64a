import type { OwnPayouts } from "@santha/contract/payouts";
import type { MemberContext } from "#platform/context";
import { ownPayoutsOf } from "./payouts-wire.ts";

/** What is to be paid out to the caller, and what was. */
export async function readOwnPayouts({ actor, database, clock }: MemberContext): Promise<OwnPayouts> {
  return ownPayoutsOf(database, actor.profileId, clock.now());
}
