import type { Category } from "@santha/contract/store";
import { useInfiniteQuery } from "@tanstack/react-query";
import { GoodsGrid, GoodsSkeleton, goodsQuery } from "#features/catalogue";
import { useWishlist } from "#features/wishlist";
import { Answer, sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { Note } from "#ui/note";
import { type Choice, filterOf } from "./choice.ts";
import { NothingFound } from "./nothing-found.tsx";
import { useStoreTexts } from "./store.texts.ts";

/** The products of the choice, further ones on demand; nothing that is shown moves or goes when more come or fail to. */
export function GoodsList({
  choice,
  category,
}: {
  readonly choice: Choice;
  readonly category: Category | undefined;
}) {
  const texts = useStoreTexts();
  const { heartOf } = useWishlist();
  const answer = useInfiniteQuery(goodsQuery(filterOf(choice)));
  return (
    <Answer
      to={answer}
      loading={<GoodsSkeleton />}
      isEmpty={({ pages }) => pages.every(({ products }) => products.length === 0)}
      empty={<NothingFound choice={choice} category={category} />}
    >
      {({ pages }) => (
        <>
          {pages[0]?.isLoose && (
            <p className="t-note c2" role="status">
              {texts.looseResults}
            </p>
          )}
          <GoodsGrid products={pages.flatMap(({ products }) => products)} heartOf={heartOf} />
          {/* Their room is there at once, so that nothing moves under a thumb when a slow answer comes. */}
          {answer.isFetchingNextPage && <GoodsSkeleton />}
          {answer.isFetchNextPageError && (
            <Note job="trouble">{sentenceOf(answer.error) ?? texts.loadMoreFailed}</Note>
          )}
          {answer.hasNextPage && (
            <Button
              look="onpaper"
              wide
              busy={answer.isFetchingNextPage}
              onClick={() => void answer.fetchNextPage()}
            >
              {texts.loadMore}
            </Button>
          )}
        </>
      )}
    </Answer>
  );
}
