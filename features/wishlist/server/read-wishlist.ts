import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type listWishlistProducts as cardsEndpoint, readWishlist as endpoint } from "../contract.ts";
import { readOwnWishlist } from "./queries.ts";
import { withProducts } from "./with-products.ts";

/** One entry of the caller with its product; `wishlist/not-found` also for another person's entry. */
export async function readWishlist(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const entry = await readOwnWishlist(context.database, {
    profileId: context.actor.profileId,
    id: params.id,
  });
  if (!entry) refuse(endpoint, "wishlist/not-found");
  const [answer] = await withProducts(context, [entry]);
  return answer ?? { ...entry.wishlist, product: null, unsold: entry.name };
}

/** The product cards of one entry of the caller: none while nobody offers the product. */
export async function listWishlistProducts(
  context: MemberContext,
  input: CheckedOf<typeof cardsEndpoint>,
): Promise<AnswerOf<typeof cardsEndpoint>> {
  const { product } = await readWishlist(context, input);
  return product ? [product] : [];
}
