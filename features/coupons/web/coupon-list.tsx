import { type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TicketDrawing } from "#engine/web/ui/art/ticket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Spinner } from "#engine/web/ui/page/spinner.tsx";
import type { Coupon, CouponList as List } from "../contract.ts";
import { couponsQuery } from "./api.ts";
import { useCouponsTexts } from "./words.ts";

/** The person's coupons of one list as tickets, page after page. */
export function CouponList({
  type,
  emptyHint,
  end,
  children,
}: {
  readonly type: List;
  readonly emptyHint: string;
  /** What stands below; it comes with the coupons, or with what went wrong, so that it does not move. */
  readonly end?: ReactNode;
  readonly children: (coupon: Coupon) => ReactNode;
}) {
  const texts = useCouponsTexts();
  const coupons = useInfiniteQuery(couponsQuery(type));
  return (
    <>
      <Answer
        to={coupons}
        loading={<Loading />}
        isEmpty={({ pages }) => pages[0]?.length === 0}
        empty={
          <>
            <EmptyState drawing={<TicketDrawing />} title={texts.empty}>
              {emptyHint}
            </EmptyState>
            {end}
          </>
        }
      >
        {({ pages }) => (
          <>
            <ul className="tickets">
              {pages.flat().map((coupon) => (
                <li key={coupon.couponId}>{children(coupon)}</li>
              ))}
            </ul>
            <LoadMore coupons={coupons} />
            {end}
          </>
        )}
      </Answer>
      {coupons.isError && !coupons.data && end}
    </>
  );
}

function Loading() {
  return (
    <div className="stack-s place-items-center py-16 text-center">
      <Spinner />
      <span className="t-note c2">{useCouponsTexts().loading}</span>
    </div>
  );
}

function LoadMore({ coupons }: { readonly coupons: UseInfiniteQueryResult<unknown> }) {
  const texts = useCouponsTexts();
  if (!coupons.hasNextPage) return null;
  const { error } = coupons;
  return (
    <>
      {error && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
      <Button
        look="onpaper"
        wide
        busy={coupons.isFetchingNextPage}
        onClick={() => void coupons.fetchNextPage()}
      >
        {texts.loadMore}
      </Button>
    </>
  );
}
