import type { ProductCard } from "@santha/contract/store";
import { ProductRow } from "#ui/product-card";
import { Words } from "#ui/wording";
import { useCardFacts } from "./card-facts.ts";
import { ProductLink } from "./product-link.tsx";
import { TileAction } from "./tile-action.tsx";

/** A product of the store as one row, with the same corner as a card. */
export function ProductLine({ product }: { readonly product: ProductCard }) {
  const facts = useCardFacts(product);
  return (
    <ProductRow
      product={facts}
      link={(content, place) => (
        <ProductLink product={product} isHidden={place === "picture"}>
          {place === "title" ? <Words of={product.title} /> : content}
        </ProductLink>
      )}
      action={<TileAction product={product} title={facts.title} />}
    />
  );
}
