import type { ProductCard as Product } from "@santha/contract/store";
import { ProductCard } from "#ui/product-card";
import { useCardParts } from "./card-parts.tsx";

/** Whether a product is on the wishlist, and what a press on its heart does. */
export interface Heart {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/** A product of the store as a card. One pack goes into the cart with a press; where there is a choice the product opens. */
export function ProductTile({
  product,
  heart,
  eager = false,
}: {
  readonly product: Product;
  readonly heart: Heart;
  /** True for cards of the first screen. */
  readonly eager?: boolean;
}) {
  return <ProductCard {...useCardParts(product)} wishlist={heart} eager={eager} />;
}
