import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { viewPerson as endpoint } from "../../contract.ts";
import { noteView } from "./person.queries.ts";
import { findPersonFor } from "./read-person.ts";

/** Notes for a person that the caller has looked at the page. */
export async function viewPerson(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock, database } = context;
  const { profileId, isBlocked } = await findPersonFor(context, database, params.profileKey);
  if (profileId === actor.profileId || isBlocked) return { isNoted: false };
  return { isNoted: await noteView(database, { profileId, viewerId: actor.profileId, at: clock.now() }) };
}
