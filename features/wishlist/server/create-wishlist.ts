import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { createWishlist as endpoint, maximumWishlists } from "../contract.ts";
import { lockWishlist, putWishlist } from "./queries.ts";

/** Puts a product on the caller's wishlist; repeating the call changes nothing and answers the same entry. */
export async function createWishlist(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  const { isProductKnown, wishlist } = await inTransaction(context, async (transaction) => {
    await lockWishlist(transaction, profileId);
    return putWishlist(transaction, {
      profileId,
      level2Id: body.productLevel2Id,
      level3Id: body.productLevel3Id,
      at: context.clock.now(),
      atMost: maximumWishlists,
    });
  });
  if (!isProductKnown) refuse(endpoint, "wishlist/product-not-found");
  if (!wishlist) refuse(endpoint, "wishlist/full", { values: { most: maximumWishlists } });
  return wishlist;
}
