import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { GoodsGrid, GoodsSkeleton, goodsQuery } from "#features/catalogue/web";
import { useWishlist } from "#features/wishlist/web";
import type { Category } from "../contract/store.ts";
import { type Choice, filterOf } from "./facets/choice.ts";
import { NothingFound } from "./search/nothing-found.tsx";
import { useStoreTexts } from "./words.ts";

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
