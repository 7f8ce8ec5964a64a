import type { FeedItem } from "@santha/contract/feed";
import { ProductLine } from "#features/catalogue";

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
