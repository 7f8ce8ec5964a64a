import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { releaseProduct as endpoint } from "../contract.ts";
import { deleteOwnProduct } from "./queries.ts";

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
