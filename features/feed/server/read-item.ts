import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { tileOfJson } from "#features/orders/server";
import { readFeedItem as endpoint, type FeedItem } from "../contract.ts";
import { cardsOf, itemOf, orderItemOf } from "./feed-dto.ts";
import { areOrderTilesShown } from "./home-page-id.ts";
import { findItem, findOwnTile } from "./stream.queries.ts";

/** One item; what the caller may not see answers like what is not there. */
export const readItem: Operation<typeof endpoint> = async (context, { params: { itemId } }) => {
  const orderId = /^order-(.+)$/.exec(itemId)?.[1];
  const item =
    orderId === undefined ? await readPublished(context, itemId) : await readOrder(context, orderId);
  return item ?? refuse(endpoint, "feed/not-found");
};

async function readPublished(context: MemberContext, itemId: string): Promise<FeedItem | undefined> {
  const viewerId = context.actor.profileId;
  const now = context.clock.now();
  const row = await findItem(context.database, { itemId, viewerId });
  return row && itemOf(row, await cardsOf(context, [row]), { viewerId, now });
}

async function readOrder(context: MemberContext, orderId: string): Promise<FeedItem | undefined> {
  if (!areOrderTilesShown(context.config)) return undefined;
  const { actor, clock, secret, database } = context;
  const tile = await findOwnTile(database, { orderId, buyerProfileId: actor.profileId });
  return tile && orderItemOf(tileOfJson(tile, clock.now(), secret));
}
