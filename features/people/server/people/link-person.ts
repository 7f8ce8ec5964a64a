import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  blockPerson as block,
  followPerson as follow,
  mostBlocked,
  mostFollowed,
  type Person,
} from "../../contract.ts";
import { deleteBetween, deleteLink, insertLink, type LinkKind, lockNetworks } from "../link.queries.ts";
import { findPersonFor, personOf } from "./read-person.ts";

const most: Readonly<Record<LinkKind, number>> = { follow: mostFollowed, block: mostBlocked };
const refuseMore: Readonly<Record<LinkKind, () => never>> = {
  follow: () => refuse(follow, "people/too-many-followed", { values: { most: mostFollowed } }),
  block: () => refuse(block, "people/too-many-blocked", { values: { most: mostBlocked } }),
};

type Asked = CheckedOf<typeof follow>;

/** Follows or blocks a person, once; a block ends what was between the two. */
const linkPerson =
  (kind: LinkKind) =>
  async (context: MemberContext, { params: { profileKey } }: Asked): Promise<Person> => {
    const { actor, clock } = context;
    if (profileKey === actor.profileKey) refuse(follow, "people/yourself");
    return inTransaction(context, async (transaction) => {
      const { profileId: otherId } = await findPersonFor(context, transaction, profileKey);
      const pair = { profileId: actor.profileId, otherId };
      // A follow is not written beside the other one's block.
      await lockNetworks(transaction, pair);
      const { isBlocked } = await findPersonFor(context, transaction, profileKey);
      if (kind === "follow" && isBlocked) refuse(follow, "people/blocked");
      const isLinked = await insertLink(transaction, kind, { ...pair, at: clock.now(), atMost: most[kind] });
      if (!isLinked) refuseMore[kind]();
      if (kind === "block") await deleteBetween(transaction, pair);
      return personOf(await findPersonFor(context, transaction, profileKey));
    });
  };

/** Takes a follow or a block back. */
const unlinkPerson =
  (kind: LinkKind) =>
  async (context: MemberContext, { params: { profileKey } }: Asked): Promise<Person> => {
    const { actor, database } = context;
    const { profileId: otherId } = await findPersonFor(context, database, profileKey);
    await deleteLink(database, kind, { profileId: actor.profileId, otherId });
    return personOf(await findPersonFor(context, database, profileKey));
  };

export const followPerson = linkPerson("follow");
export const unfollowPerson = unlinkPerson("follow");
export const blockPerson = linkPerson("block");
export const unblockPerson = unlinkPerson("block");
