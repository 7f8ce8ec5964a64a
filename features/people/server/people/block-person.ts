import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  blockPerson as endpoint,
  mostBlocked,
  type Person,
  type unblockPerson as unblock,
} from "../../contract.ts";
import { deleteBlock, insertBlock, lockNetwork } from "./person.queries.ts";
import { findPersonFor, personOf } from "./read-person.ts";

/** Blocks a person and ends what was between the two. */
export async function blockPerson(
  context: MemberContext,
  { params: { profileKey } }: CheckedOf<typeof endpoint>,
): Promise<Person> {
  const { actor, clock } = context;
  if (profileKey === actor.profileKey) refuse(endpoint, "people/yourself");
  return inTransaction(context, async (transaction) => {
    const { profileId: otherId } = await findPersonFor(context, transaction, profileKey);
    // A follow of the other one must not be written beside the block.
    for (const each of [actor.profileId, otherId].sort((one, other) => one - other))
      await lockNetwork(transaction, each);
    const pair = { profileId: actor.profileId, otherId };
    if (!(await insertBlock(transaction, pair, { at: clock.now(), atMost: mostBlocked })))
      refuse(endpoint, "people/too-many-blocked", { values: { most: mostBlocked } });
    return personOf(await findPersonFor(context, transaction, profileKey));
  });
}

/** Takes a block back. */
export async function unblockPerson(
  context: MemberContext,
  { params: { profileKey } }: CheckedOf<typeof unblock>,
): Promise<Person> {
  const { profileId: otherId } = await findPersonFor(context, context.database, profileKey);
  await deleteBlock(context.database, { profileId: context.actor.profileId, otherId });
  return personOf(await findPersonFor(context, context.database, profileKey));
}
