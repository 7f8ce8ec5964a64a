import type { Operation } from "#engine/server/http/route.ts";
import type { readShare as endpoint } from "../contract.ts";
import { findShareOf } from "./queries.ts";
import { mayShare, mayShareAll } from "./share.policy.ts";
import { shareKind } from "./share-kind.ts";

/** Whether the caller may share a product, and the item by which he has. */
export const readShare: Operation<typeof endpoint> = async ({ actor, database }, { query }) => {
  if (!mayShare(actor)) return { mayShare: false, itemId: null };
  const asked = { level3Id: query.level3Id, profileId: actor.profileId, kind: shareKind };
  const { is_sold, is_own, item_id } = await findShareOf(database, asked);
  return {
    mayShare: is_sold && (is_own || mayShareAll(actor)),
    itemId: item_id === null ? null : String(item_id),
  };
};
