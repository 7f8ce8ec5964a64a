import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { withdrawShare as endpoint } from "../contract.ts";
import { withdraw } from "./publish.ts";
import { findOwnSubject } from "./queries.ts";
import { shareKind } from "./share-kind.ts";

/** Takes a share of the caller out of the stream; a second time, and for another's, there is none. */
export const withdrawShare: Operation<typeof endpoint> = async (context, { params: { itemId } }) => {
  // An order's tile is nobody's share.
  if (!/^[0-9]+$/.test(itemId)) return refuse(endpoint, "feed/not-found");
  return inTransaction(context, async (transaction) => {
    const own = { itemId, authorProfileId: context.actor.profileId, kind: shareKind };
    const key = await findOwnSubject(transaction, own);
    const isGone = key !== undefined && (await withdraw(context, transaction, { kind: shareKind, key }));
    return isGone ? { itemId } : refuse(endpoint, "feed/not-found");
  });
};
