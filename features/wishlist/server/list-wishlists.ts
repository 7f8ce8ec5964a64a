import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listWishlists as endpoint } from "../contract.ts";
import { readWishlistPage } from "./queries.ts";
import { withProducts } from "./with-products.ts";

/** The caller's wishlist, latest first, and the number on its icon. */
export async function listWishlists(
  context: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { count, wishlists } = await readWishlistPage(context.database, {
    profileId: context.actor.profileId,
    after: query.after,
    atMost: query.limit + 1,
  });
  const shown = wishlists.slice(0, query.limit);
  const hasMore = wishlists.length > query.limit;
  return {
    count,
    data: await withProducts(context, shown),
    nextAfter: hasMore ? (shown.at(-1)?.wishlist.id ?? null) : null,
  };
}
