import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { GoodsGrid, GoodsSkeleton, latestGoodsQuery } from "#features/catalogue/web";
import { useWishlist } from "#features/wishlist/web";
import { useHomeTexts } from "./words.ts";

/** How many of the newest products home shows. */
export const shownOnHome = 10;

/** The newest products of the store, only those that reach the person, and the way to all of them. */
export function LatestProducts() {
  const texts = useHomeTexts();
  const { heartOf } = useWishlist();
  const answer = useQuery(latestGoodsQuery(shownOnHome));
  return (
    <section className="stack" aria-label={texts.latestProducts}>
      <SectionHead
        title={texts.latestProducts}
        end={
          <Link to="/app/store" search={{}} className="link t-note">
            {texts.seeAll}
          </Link>
        }
      />
      <Answer
        to={answer}
        loading={<GoodsSkeleton />}
        isEmpty={({ products }) => products.length === 0}
        empty={<EmptyState drawing={<BasketDrawing />} title={texts.noProducts} />}
      >
        {({ products }) => <GoodsGrid products={products} heartOf={heartOf} />}
      </Answer>
    </section>
  );
}
