import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { ReceivedReview } from "../../contract/shapes.ts";
import type { listReceivedReviews as endpoint } from "../../contract.ts";
import { reviewOf } from "../reading/review-dto.ts";
import { type ReceivedRow, selectReceived } from "./received.queries.ts";

/** Reviews of the caller's business and of what it has sold. */
export const listReceivedReviews: Operation<typeof endpoint> = async (context, { query }) => {
  const { actor, sellerProfileId, database } = context;
  const { filter, limit } = query;
  const after = numericCursorOf(query.after);
  const asked = { sellerProfileId, viewerId: actor.profileId, filter, after, atMost: limit + 1 };
  const rows = await selectReceived(database, asked);
  const { page, nextAfter } = pageOf(rows, limit, (last) => ({ at: last.written_at, id: String(last.id) }));
  return { reviews: page.map(receivedOf), nextAfter };
};

/** A review as its seller reads it. */
export function receivedOf(row: ReceivedRow): ReceivedReview {
  return {
    ...reviewOf(row),
    productTitle: row.product_title,
    mayReply: row.reply_hidden_at === null,
  };
}
