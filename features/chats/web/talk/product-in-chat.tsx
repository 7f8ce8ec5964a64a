import { ProductLine } from "#features/catalogue/web";
import type { ProductCard } from "#features/store/contract/store.ts";

/** A product in a message, with today's price; few messages have one, so it comes by itself. */
export function ProductInChat({ product }: { readonly product: ProductCard }) {
  return <ProductLine product={product} />;
}
