import type { WishlistWithProduct } from "@santha/contract/wishlist";
import { useUnsent } from "#lib/unsent";
import { isLeft } from "#lib/unsent-record";
import { lastWishes, type WishlistChange, wishlistSubject } from "./wishlist-change.ts";

/** The products put on the wishlist without a network, each once, of which the list has no card yet. */
export function useWaitingWishes(
  entries: readonly WishlistWithProduct[],
): readonly WishlistChange["product"][] {
  const changes = useUnsent()
    .filter((record) => isLeft(record) && record.subject.startsWith(wishlistSubject))
    .map(({ input }) => input as WishlistChange);
  const wishes = lastWishes(changes);
  const products = new Map(changes.map(({ product }) => [product.level3Id, product]));
  return [...products.values()].filter(
    ({ level3Id }) =>
      wishes.get(level3Id) === true && !entries.some(({ productLevel3Id }) => productLevel3Id === level3Id),
  );
}
