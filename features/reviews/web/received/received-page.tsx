import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { SellersOnly } from "#features/selling/web";
import type { ReceivedReview } from "../../contract/shapes.ts";
import { receivedQuery } from "../api.ts";
import { ReviewArticle } from "../review-card.tsx";
import { useReviewsTexts } from "../words.ts";
import { ReplyForm } from "./reply-form.tsx";

const route = getRouteApi("/app/sell/reviews");

/** What customers say of the seller and the goods, with a reply to each. */
export function ReceivedPage() {
  return (
    <PageBody className="stack">
      <SellersOnly>
        <Received />
      </SellersOnly>
    </PageBody>
  );
}

function Received() {
  const texts = useReviewsTexts();
  const { all = false } = route.useSearch();
  const navigate = useNavigate();
  const list = useInfiniteQuery(receivedQuery(all ? "all" : "waiting"));
  const show = (isAll: boolean): void =>
    void navigate({ to: ".", search: isAll ? { all: true } : {}, replace: true });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Chip chosen={!all} onClick={() => show(false)}>
          {texts.waiting}
        </Chip>
        <Chip chosen={all} onClick={() => show(true)}>
          {texts.all}
        </Chip>
      </div>
      <Answer
        to={list}
        isEmpty={({ pages }) => pages[0]?.reviews.length === 0}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={all ? texts.noneReceived : texts.noneWaiting}>
            {texts.receivedHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <div className="stack md:grid-cols-2">
              {pages.flatMap(({ reviews }) =>
                reviews.map((review) => <ReceivedCard key={review.reviewId} review={review} />),
              )}
            </div>
            <LoadMore list={list} end={texts.end} />
          </>
        )}
      </Answer>
    </>
  );
}

function ReceivedCard({ review }: { readonly review: ReceivedReview }) {
  const texts = useReviewsTexts();
  const { productTitle } = review;
  return (
    <Card pad>
      <ReviewArticle
        review={review}
        about={
          <h2 className="t-note b break-words">
            {productTitle ? <Words of={productTitle} /> : texts.ofBusiness}
          </h2>
        }
      >
        <ReplyForm review={review} />
      </ReviewArticle>
    </Card>
  );
}
