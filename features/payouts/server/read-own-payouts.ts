import type { MemberContext } from "#engine/server/context.ts";
import type { OwnPayouts } from "../contract.ts";
import { ownPayoutsOf } from "./payouts-dto.ts";

/** What is to be paid out to the caller, and what was. */
export async function readOwnPayouts({ actor, database, clock }: MemberContext): Promise<OwnPayouts> {
  return ownPayoutsOf(database, actor.profileId, clock.now());
}
