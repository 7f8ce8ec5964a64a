import { ProductLine } from "#features/catalogue/web";
import type { FeedItem } from "../../contract.ts";

/** The products of an item, each with its price of today and the way into the cart; two beside each other where there is room. */
export function SharedProducts({ item }: { readonly item: FeedItem }) {
  const products = item.productsMetaData;
  if (products.length === 0) return null;
  return (
    <div className="duo">
      {products.map((product) => (
        <ProductLine key={product.level3Id} product={product} />
      ))}
    </div>
  );
}
