import { readFeedItem as endpoint, type FeedItem } from "@santha/contract/feed";
import { findOwnTile } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import type { Operation } from "#platform/route";
import { cardsOf, itemOf, orderItemOf } from "./feed-wire.ts";
import { areOrderTilesShown } from "./home-page-id.ts";
import { findItem } from "./stream.queries.ts";

/** One item; what the caller may not see answers like what is not there. */
export const readItem: Operation<typeof endpoint> = async (context, { params: { itemId } }) => {
  const orderId = /^order-(.+)$/.exec(itemId)?.[1];
  const item =
    orderId === undefined ? await readPublished(context, itemId) : await readOrder(context, orderId);
  return item ?? refuse(endpoint, "feed/not-found");
};

async function readPublished(context: MemberContext, itemId: string): Promise<FeedItem | undefined> {
  const viewerId = context.actor.profileId;
  const row = await findItem(context.database, { itemId, viewerId });
  return row && itemOf(row, await cardsOf(context, [row]), viewerId);
}

async function readOrder(context: MemberContext, orderId: string): Promise<FeedItem | undefined> {
  if (!areOrderTilesShown(context.config)) return undefined;
  const asked = { orderId, buyerProfileId: context.actor.profileId, at: context.clock.now() };
  const tile = await findOwnTile(context.database, asked);
  return tile && orderItemOf(tile);
}
