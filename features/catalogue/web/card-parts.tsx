import type { ReactNode } from "react";
import { Words } from "#engine/web/ui/wording.tsx";
import type { ProductCard } from "#features/store/contract/store.ts";
import { useCardFacts } from "./card-facts.ts";
import { ProductLink } from "./product-link.tsx";
import { TileAction } from "./tile-action.tsx";

/** What cards and rows of a product have in common: what they show, the link into the product and the corner. */
export function useCardParts(product: ProductCard) {
  const facts = useCardFacts(product);
  return {
    product: facts,
    link: (content: ReactNode, place: "picture" | "title") => (
      <ProductLink product={product} isHidden={place === "picture"}>
        {place === "title" ? <Words of={product.title} /> : content}
      </ProductLink>
    ),
    action: <TileAction product={product} title={facts.title} />,
  };
}
