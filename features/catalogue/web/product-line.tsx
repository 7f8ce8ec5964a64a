import { ProductRow } from "#engine/web/ui/goods/product-card.tsx";
import type { ProductCard } from "#features/store/contract/store.ts";
import { useCardParts } from "./card-parts.tsx";

/** A product of the store as one row, with the same corner as a card. */
export function ProductLine({ product }: { readonly product: ProductCard }) {
  return <ProductRow {...useCardParts(product)} />;
}
