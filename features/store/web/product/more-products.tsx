import { useQuery } from "@tanstack/react-query";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { GoodsGrid, GoodsSkeleton, moreProductsQuery } from "#features/catalogue/web";
import { useWishlist } from "#features/wishlist/web";
import type { ProductCard } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";

/** Below a product: what others bought with it, then others for its crop and of its group. Asked for once the product is there. */
export function MoreProducts({ level3Id }: { readonly level3Id: number }) {
  const texts = useProductTexts();
  const more = useQuery(moreProductsQuery(level3Id));
  return (
    <div className="stack more-goods">
      <Answer
        to={more}
        loading={<GoodsSkeleton count={2} />}
        isEmpty={({ boughtTogether, related }) => boughtTogether.length + related.length === 0}
      >
        {({ boughtTogether, related }) => (
          <>
            <Goods title={texts.boughtTogether} products={boughtTogether} />
            <Goods title={texts.related} products={related} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Goods({ title, products }: { readonly title: string; readonly products: readonly ProductCard[] }) {
  const { heartOf } = useWishlist();
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className="stack">
      <SectionHead title={title} />
      <GoodsGrid products={products} heartOf={heartOf} />
    </section>
  );
}
