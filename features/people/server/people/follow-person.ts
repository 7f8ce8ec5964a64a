import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  followPerson as endpoint,
  mostFollowed,
  type Person,
  type unfollowPerson as unfollow,
} from "../../contract.ts";
import { deleteFollow, insertFollow, lockNetwork } from "./person.queries.ts";
import { findPersonFor, personOf } from "./read-person.ts";

/** Follows a person; a second time changes nothing. */
export async function followPerson(
  context: MemberContext,
  { params: { profileKey } }: CheckedOf<typeof endpoint>,
): Promise<Person> {
  const { actor, clock } = context;
  if (profileKey === actor.profileKey) refuse(endpoint, "people/yourself");
  return inTransaction(context, async (transaction) => {
    await lockNetwork(transaction, actor.profileId);
    const { profileId: otherId, isBlocked } = await findPersonFor(context, transaction, profileKey);
    if (isBlocked) refuse(endpoint, "people/blocked");
    const pair = { profileId: actor.profileId, otherId };
    if (!(await insertFollow(transaction, pair, { at: clock.now(), atMost: mostFollowed })))
      refuse(endpoint, "people/too-many-followed", { values: { most: mostFollowed } });
    return personOf(await findPersonFor(context, transaction, profileKey));
  });
}

/** Follows a person no more. */
export async function unfollowPerson(
  context: MemberContext,
  { params: { profileKey } }: CheckedOf<typeof unfollow>,
): Promise<Person> {
  const { profileId: otherId } = await findPersonFor(context, context.database, profileKey);
  await deleteFollow(context.database, { profileId: context.actor.profileId, otherId });
  return personOf(await findPersonFor(context, context.database, profileKey));
}
