import "./coupons.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { couponTermsQuery } from "./api.ts";
import { CouponList } from "./coupon-list.tsx";
import { AvailableTicket, PastTicket } from "./coupon-ticket.tsx";
import { ReferralCard } from "./referral-card.tsx";
import { useCouponsTexts } from "./words.ts";

const route = getRouteApi("/app/coupons");
const tabIds = ["available", "used-expired", "terms"] as const;

/** The person's coupons: those to use, those that are over, and the terms. The address keeps the tab. */
export function CouponsPage(): ReactNode {
  const texts = useCouponsTexts();
  const { tab = 0 } = route.useSearch();
  const navigate = useNavigate();
  const selected = tabIds[tab] ?? "available";
  const words = [texts.available, texts.usedOrExpired, texts.terms];
  const open = (id: (typeof tabIds)[number]): void => {
    const index = tabIds.indexOf(id);
    void navigate({
      to: "/app/coupons",
      search: index === 1 || index === 2 ? { tab: index } : {},
      replace: true,
    });
  };
  return (
    <PageBody className="stack coupons">
      <Tabs
        label={texts.lists}
        tabs={tabIds.map((id, index) => ({ id, text: words[index] }))}
        selected={selected}
        onSelect={open}
        even
      >
        <div className="stack pt-3">
          {selected === "available" && <Available />}
          {selected === "used-expired" && (
            <CouponList type="USED_OR_EXPIRED" emptyHint={texts.emptyUsedHint}>
              {(coupon) => <PastTicket coupon={coupon} />}
            </CouponList>
          )}
          {selected === "terms" && <Terms />}
        </div>
      </Tabs>
    </PageBody>
  );
}

function Available() {
  const texts = useCouponsTexts();
  return (
    <CouponList type="UNUSED" emptyHint={texts.emptyHint} end={<ReferralCard />}>
      {(coupon) => <AvailableTicket coupon={coupon} />}
    </CouponList>
  );
}

function Terms() {
  const texts = useCouponsTexts();
  const { noLimit, notCash, onePerOrder, fraud, mayChange } = texts;
  const answer = useQuery(couponTermsQuery);
  return (
    <Card pad>
      <Answer to={answer}>
        {({ leastValueInPaise, daysOfLife }) => (
          <>
            <ul className="stack-s list-disc pl-5">
              {[
                ...[noLimit, notCash, onePerOrder, texts.leastValue(leastValueInPaise)],
                ...[fraud, mayChange],
              ].map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <p className="t-small c2 mt-2">{texts.daysOfLife(daysOfLife)}</p>
          </>
        )}
      </Answer>
    </Card>
  );
}
