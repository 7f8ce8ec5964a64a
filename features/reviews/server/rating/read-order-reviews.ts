import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { OrderReviews } from "../../contract/shapes.ts";
import type { readOrderReviews as endpoint } from "../../contract.ts";
import { selectRateable } from "./order.queries.ts";

/** What the caller may rate of an order. */
export const readOrderReviews: Operation<typeof endpoint> = (context, { params: { orderId } }) =>
  orderReviewsOf(context, context.database, orderId);

/** What the caller may rate of an order, with what the caller has said. */
export async function orderReviewsOf(
  { actor }: Pick<MemberContext, "actor">,
  reader: Reader,
  orderId: string,
): Promise<OrderReviews> {
  const rows = await selectRateable(reader, { orderId, ...raterOf(actor) });
  return { subjects: rows.map(({ isHidden, ...subject }) => ({ ...subject, mayRate: !isHidden })) };
}

/** Who rates, and for which seller that person works. */
export function raterOf({ profileId, sellerAccess }: MemberContext["actor"]) {
  return { profileId, worksFor: sellerAccess?.sellerProfileId ?? null };
}
