import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Star } from "lucide-react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { joinProductIds } from "#features/store/contract/store.ts";
import type { Subject } from "../../contract/shapes.ts";
import { type ReviewsOf, reviewsQuery } from "../api.ts";
import { RatingSummary, starsDown } from "../rating-summary.tsx";
import { ReviewArticle } from "../review-card.tsx";
import { useReviewsTexts } from "../words.ts";

const route = getRouteApi("/app/reviews/$of/$id");

/** All reviews of a product or seller. */
export function ReviewsPage() {
  const { of, id } = route.useParams();
  return <Reviews of={of === "seller" ? { profileKey: id } : { productId: Number(id) }} />;
}

function Reviews({ of }: { readonly of: ReviewsOf }) {
  const texts = useReviewsTexts();
  const { stars } = route.useSearch();
  const list = useInfiniteQuery(reviewsQuery(of, stars));
  return (
    <PageBody className="stack">
      <Answer to={list}>
        {({ pages }) => {
          const [first] = pages;
          if (!first) return null;
          return (
            <>
              <Card pad className="stack-s">
                <Title of={of} subject={first.subject} />
                <RatingSummary rating={first.rating} />
              </Card>
              <StarFilter chosen={stars} />
              {first.reviews.length === 0 && (
                <EmptyState
                  drawing={<LanternDrawing />}
                  title={stars === undefined ? texts.none : texts.noneWithStars}
                />
              )}
              <div className="stack md:grid-cols-2">
                {pages.flatMap(({ reviews }) =>
                  reviews.map((review) => (
                    <Card key={review.reviewId} pad>
                      <ReviewArticle review={review} />
                    </Card>
                  )),
                )}
              </div>
              {first.reviews.length > 0 && <LoadMore list={list} end={texts.end} />}
            </>
          );
        }}
      </Answer>
    </PageBody>
  );
}

/** What is rated, with the way to its page. */
function Title({ of, subject: { title, product } }: { readonly of: ReviewsOf; readonly subject: Subject }) {
  return (
    <h2 className="h2 break-words">
      {product ? (
        <Link
          className="text-leaf-ink underline"
          to="/app/store/p/c/$title/$ids"
          params={{ title: product.slug, ids: joinProductIds(product.level2Id, product.level3Id) }}
        >
          <Words of={title} />
        </Link>
      ) : "profileKey" in of ? (
        <Link className="text-leaf-ink underline" to="/app/profiles/$profileKey" params={of}>
          <Words of={title} />
        </Link>
      ) : (
        <Words of={title} />
      )}
    </h2>
  );
}

function StarFilter({ chosen }: { readonly chosen: number | undefined }) {
  const texts = useReviewsTexts();
  const navigate = useNavigate();
  const choose = (stars: number | undefined): void =>
    void navigate({
      to: ".",
      search: stars === undefined ? {} : { stars },
      replace: true,
      resetScroll: false,
    });
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr">{texts.filters}</legend>
      <Chip chosen={chosen === undefined} onClick={() => choose(undefined)}>
        {texts.all}
      </Chip>
      {starsDown.map((stars) => (
        <Chip
          key={stars}
          chosen={chosen === stars}
          aria-label={texts.stars(stars)}
          onClick={() => choose(stars)}
        >
          {stars}
          <Icon shape={Star} size="text" className="fill-current" />
        </Chip>
      ))}
    </fieldset>
  );
}
