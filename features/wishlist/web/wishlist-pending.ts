import type { LocalizedText } from "#engine/contract/language.ts";
import { usePending } from "#engine/web/outbox/outbox.ts";
import type { ProductCard } from "#features/store/contract/store.ts";

/** What a heart needs to know of a product. */
export interface HeartedProduct {
  readonly level2Id: number;
  readonly level3Id: number;
  readonly title: LocalizedText;
}

/** A product that goes on the wishlist, or off it. */
export interface WishlistChange {
  readonly product: HeartedProduct | ProductCard;
  readonly isIn: boolean;
}

/** Beginning of the subjects of changes of the wishlist. */
export const wishlistSubject = "wishlist/";

/** The last change of each product (level3Id) that an answer of this moment does not contain. */
export function usePendingHearts(answeredAt: number): ReadonlyMap<number, WishlistChange> {
  const changes = usePending(wishlistSubject, answeredAt).map(({ input }) => input as WishlistChange);
  return new Map(changes.map((change) => [change.product.level3Id, change]));
}
