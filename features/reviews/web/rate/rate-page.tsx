import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { orderReviewsQuery } from "../api.ts";
import { useReviewsTexts } from "../words.ts";
import { RateCard } from "./rate-card.tsx";

const route = getRouteApi("/app/order/$orderId/rate");

/** The products of a delivered order and its seller, each to be rated. */
export function RatePage() {
  const texts = useReviewsTexts();
  const { orderId } = route.useParams();
  return (
    <PageBody className="stack">
      <Answer
        to={useQuery(orderReviewsQuery(orderId))}
        isEmpty={({ subjects }) => subjects.length === 0}
        empty={
          <EmptyState
            drawing={<LanternDrawing />}
            title={texts.nothingToRate}
            action={
              <ButtonLink look="second" to="/app/order/$orderId" params={{ orderId }}>
                {texts.toOrder}
              </ButtonLink>
            }
          >
            {texts.nothingToRateHint}
          </EmptyState>
        }
      >
        {({ subjects }) => (
          <div className="stack items-start md:grid-cols-2">
            {subjects.map((subject) => (
              <RateCard key={subject.productId ?? "seller"} orderId={orderId} subject={subject} />
            ))}
          </div>
        )}
      </Answer>
    </PageBody>
  );
}
