import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { deleteWishlist as endpoint } from "../contract.ts";
import { deleteOwnWishlist } from "./queries.ts";

/** Takes an entry off the caller's wishlist; `wishlist/not-found` for a second time and for another person's. */
export async function deleteWishlist(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  return onceInTransaction(context, endpoint, params, async (transaction) => {
    const count = await deleteOwnWishlist(transaction, { profileId, id: params.id });
    if (count === null) refuse(endpoint, "wishlist/not-found");
    return { count };
  });
}
