import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { releaseProduct as endpoint } from "@santha/contract/wishlist";
import type { MemberContext } from "#platform/context";
import { deleteOwnProduct } from "./wishlist.queries.ts";

/**
 * Takes a product off the caller's wishlist. A phone that was offline when the heart was pressed does not know the
 * entry's id, and may send the wish twice.
 */
export async function releaseProduct(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  return { count: await deleteOwnProduct(context.database, { profileId, level3Id: params.level3Id }) };
}
