import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { latestReviewsQuery, type ReviewsOf } from "../api.ts";
import { RatingSummary } from "../rating-summary.tsx";
import { ReviewArticle } from "../review-card.tsx";
import { useReviewsTexts } from "../words.ts";

/** The average and the newest reviews, on the page of what is rated. */
export function LatestReviews({ of }: { readonly of: ReviewsOf }) {
  const texts = useReviewsTexts();
  const title = "productId" in of ? texts.reviews : texts.ratings;
  return (
    <section className="card pad stack" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <Answer to={useQuery(latestReviewsQuery(of))}>
        {({ rating, reviews, nextAfter }) => (
          <>
            <RatingSummary rating={rating} />
            {reviews.map((review) => (
              <div key={review.reviewId} className="border-line border-t pt-3">
                <ReviewArticle review={review} />
              </div>
            ))}
            {nextAfter !== null && <ToAll of={of} />}
          </>
        )}
      </Answer>
    </section>
  );
}

function ToAll({ of }: { readonly of: ReviewsOf }) {
  const params =
    "productId" in of ? { of: "product", id: String(of.productId) } : { of: "seller", id: of.profileKey };
  return (
    <ButtonLink look="onpaper" wide to="/app/reviews/$of/$id" params={params}>
      {useReviewsTexts().seeAll}
    </ButtonLink>
  );
}
