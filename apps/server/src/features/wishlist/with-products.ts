import type { Wishlist, WishlistWithProduct } from "@santha/contract/wishlist";
import { readCards, viewerOf } from "#features/store";
import type { MemberContext } from "#platform/context";

/** Adds the product cards, as the caller may see them; one statement, none for an empty list. */
export async function withProducts(
  context: MemberContext,
  wishlists: readonly Wishlist[],
): Promise<WishlistWithProduct[]> {
  if (wishlists.length === 0) return [];
  const cards = await readCards(context.database, {
    level3Ids: wishlists.map(({ productLevel3Id }) => productLevel3Id),
    viewer: viewerOf(context),
  });
  const byProduct = new Map(cards.map((card) => [card.level3Id, card]));
  return wishlists.map((wishlist) => ({
    ...wishlist,
    product: byProduct.get(wishlist.productLevel3Id) ?? null,
  }));
}
