import type { ProductCard as Product } from "@santha/contract/store";
import { ProductCard } from "#ui/product-card";
import { Words } from "#ui/wording";
import { useCardFacts } from "./card-facts.ts";
import { ProductLink } from "./product-link.tsx";
import { TileAction } from "./tile-action.tsx";

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
  const facts = useCardFacts(product);
  return (
    <ProductCard
      product={facts}
      link={(content, place) => (
        <ProductLink product={product} isHidden={place === "picture"}>
          {place === "title" ? <Words of={product.title} /> : content}
        </ProductLink>
      )}
      action={<TileAction product={product} title={facts.title} />}
      wishlist={heart}
      eager={eager}
    />
  );
}
