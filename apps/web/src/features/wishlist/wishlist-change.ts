import type { ProductCard } from "@santha/contract/store";

/** What a heart needs to know of a product. */
export interface HeartedProduct {
  readonly level2Id: number;
  readonly level3Id: number;
}

/** A wish about one product: on the wishlist, or off it. */
export interface WishlistChange {
  readonly product: HeartedProduct | ProductCard;
  readonly isIn: boolean;
}

/** Marks the changes on their way, so that hearts and count show them at once. */
export const changeKey = ["wishlist", "change"] as const;

/** The card of the product, when the heart was pressed on one. */
export function cardIn(product: HeartedProduct | ProductCard): ProductCard | null {
  return "listingId" in product ? product : null;
}
