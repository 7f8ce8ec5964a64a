import type { LocalizedText } from "@santha/contract/language";
import type { ProductCard } from "@santha/contract/store";

/** What a heart needs to know of a product. */
export interface HeartedProduct {
  readonly level2Id: number;
  readonly level3Id: number;
  readonly title: LocalizedText;
}

/** A wish about one product: on the wishlist, or off it. */
export interface WishlistChange {
  readonly product: HeartedProduct | ProductCard;
  readonly isIn: boolean;
}

/** Marks the changes on their way, so that hearts and count show them at once. */
export const changeKey = ["wishlist", "change"] as const;

/** What changes of the wishlist that wait for a network, and no others, have as the beginning of their subject. */
export const wishlistSubject = "wishlist/";

/** The card of the product, when the heart was pressed on one. */
export function cardIn(product: HeartedProduct | ProductCard): ProductCard | null {
  return "listingId" in product ? product : null;
}

/** What the last wish about each product is. */
export function lastWishes(changes: readonly WishlistChange[]): ReadonlyMap<number, boolean> {
  return new Map(changes.map(({ product, isIn }) => [product.level3Id, isIn]));
}
