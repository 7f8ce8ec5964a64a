import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { deleteWishlist as endpoint } from "@santha/contract/wishlist";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { deleteOwnWishlist } from "./wishlist.queries.ts";

/** Takes an entry off the caller's wishlist; `wishlist/not-found` for a second time and for another person's. */
export async function deleteWishlist(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const count = await deleteOwnWishlist(context.database, {
    profileId: context.actor.profileId,
    id: params.id,
  });
  if (count === null) refuse(endpoint, "wishlist/not-found");
  return { count };
}
