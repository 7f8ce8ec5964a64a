import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { createWishlist as endpoint, maximumWishlists } from "@santha/contract/wishlist";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { holdWishlist, putWishlist } from "./wishlist.queries.ts";

/** Puts a product on the caller's wishlist; repeating the call changes nothing and answers the same entry. */
export async function createWishlist(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  const { isProductKnown, wishlist } = await inTransaction(context, async (transaction) => {
    await holdWishlist(transaction, profileId);
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
