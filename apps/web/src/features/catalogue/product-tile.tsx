import type { ProductCard as Product } from "@santha/contract/store";
import { memo } from "react";
import { ProductCard } from "#ui/product-card";
import { useCardParts } from "./card-parts.tsx";

/** Whether a product is on the wishlist, and what a press on its heart does, which is the same while `isIn` is. */
export interface Heart {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

interface Tile {
  readonly product: Product;
  readonly heart: Heart;
  /** True for cards of the first screen. */
  readonly eager?: boolean;
}

/**
 * A product of the store as a card. One pack goes into the cart with a press; where there is a choice the product
 * opens. Drawn anew only when it shows something else: a press on one heart of 300 would else draw all of them, several
 * times, while the finger scrolls on.
 */
export const ProductTile = memo(
  ({ product, heart, eager = false }: Tile) => (
    <ProductCard {...useCardParts(product)} wishlist={heart} eager={eager} />
  ),
  (shown, next) =>
    shown.product === next.product && shown.heart.isIn === next.heart.isIn && shown.eager === next.eager,
);
