import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { orderReviewsQuery } from "../api.ts";
import { useReviewsTexts } from "../words.ts";

/** The way to rate a delivered order; nothing where the server offers nothing. */
export function RateOrder({ orderId }: { readonly orderId: string }) {
  const texts = useReviewsTexts();
  const { data } = useQuery(orderReviewsQuery(orderId));
  if (!data || data.subjects.length === 0) return null;
  const isOpen = data.subjects.some(({ review }) => review === null);
  return (
    <Card pad className="stack-s">
      <h2 className="t-note b">{isOpen ? texts.rateOrder : texts.ratedAll}</h2>
      {isOpen && <p className="t-small c2">{texts.rateHint}</p>}
      <ButtonLink
        look={isOpen ? "second" : "onpaper"}
        wide
        to="/app/order/$orderId/rate"
        params={{ orderId }}
      >
        {isOpen ? texts.rateOrder : texts.changeRatings}
      </ButtonLink>
    </Card>
  );
}
