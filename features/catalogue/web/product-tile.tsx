import { memo } from "react";
import { ProductCard } from "#engine/web/ui/goods/product-card.tsx";
import type { ProductCard as Product } from "#features/store/contract/store.ts";
import { useCardParts } from "./card-parts.tsx";

/**
 * Whether a product is on the wishlist, and what pressing its heart does. `onToggle` stays the same
 * while `isIn` does.
 */
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
 * A product card. One pack is added to the cart directly; with several packs the product opens. Memoised, because
 * otherwise one press on a heart would render up to 300 cards while the user scrolls.
 */
export const ProductTile = memo(
  ({ product, heart, eager = false }: Tile) => (
    <ProductCard {...useCardParts(product)} wishlist={heart} eager={eager} />
  ),
  (shown, next) =>
    shown.product === next.product && shown.heart.isIn === next.heart.isIn && shown.eager === next.eager,
);
