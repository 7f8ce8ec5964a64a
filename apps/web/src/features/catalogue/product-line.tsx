import type { ProductCard } from "@santha/contract/store";
import { ProductRow } from "#ui/product-card";
import { useCardParts } from "./card-parts.tsx";

/** A product of the store as one row, with the same corner as a card. */
export function ProductLine({ product }: { readonly product: ProductCard }) {
  return <ProductRow {...useCardParts(product)} />;
}
