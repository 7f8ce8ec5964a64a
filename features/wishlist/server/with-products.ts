import type { MemberContext } from "#engine/server/context.ts";
import { readCards, viewerOf } from "#features/store/server";
import type { WishlistWithProduct } from "../contract.ts";
import type { NamedWishlist } from "./queries.ts";

/** Adds the product cards, as the caller may see them, or the names of products that nobody offers; one statement, none for an empty list. */
export async function withProducts(
  context: MemberContext,
  wishlists: readonly NamedWishlist[],
): Promise<WishlistWithProduct[]> {
  if (wishlists.length === 0) return [];
  const cards = await readCards(context.database, {
    level3Ids: wishlists.map(({ wishlist }) => wishlist.productLevel3Id),
    viewer: viewerOf(context),
  });
  const byProduct = new Map(cards.map((card) => [card.level3Id, card]));
  return wishlists.map(({ wishlist, name }) => {
    const product = byProduct.get(wishlist.productLevel3Id) ?? null;
    return { ...wishlist, product, unsold: product ? null : name };
  });
}
