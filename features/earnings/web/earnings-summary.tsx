import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useOnline } from "#engine/web/data/online.ts";
import { useIsAgent, useSession } from "#engine/web/data/session.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { EarnBar, Stat } from "#engine/web/ui/goods/stat.tsx";
import { Breadcrumbs } from "#engine/web/ui/page/breadcrumbs.tsx";
import { HeaderBand } from "#engine/web/ui/page/page.tsx";
import { formatCount, paiseFromRupees } from "#engine/web/words/money.ts";
import { earningsQuery } from "./api.ts";
import { useEarningsTexts } from "./words.ts";

const unknownFigure = "–";

/** Earned, pending and orders: 0 until the answer comes, a dash without one; without margin, orders first and how it is earned. */
export function EarningsSummary() {
  const texts = useEarningsTexts();
  const { data, error, refetch } = useQuery(earningsQuery);
  useErrorMessage(error);
  useKeptOrderCount(data?.totalOrders);
  const isOnline = useOnline();
  const isAgent = useIsAgent();
  // A 0 would be taken for the person's money.
  const isUnknown = data === undefined && (error !== null || !isOnline);
  const earned = paiseFromRupees(data?.totalEarnings ?? 0);
  const pending = paiseFromRupees(data?.pendingEarnings ?? 0);
  // Who was an agent once still sees first what he earned then.
  const isEarner = isAgent || earned + pending > 0;
  // A new figure takes the place of the old one; it would else push its own paise aside (U5).
  const money = (paise: number) => (isUnknown ? unknownFigure : <Money key={paise} paise={paise} />);
  const orders = (
    <Stat label={texts.orders} leading={!isEarner}>
      {isUnknown ? unknownFigure : formatCount(data?.totalOrders ?? 0)}
    </Stat>
  );
  const total = (
    <Stat label={texts.totalEarnings} leading={isEarner}>
      {money(earned)}
    </Stat>
  );
  return (
    <HeaderBand>
      <div className="only-d [&_.crumb]:text-on-cloth-2">
        <Breadcrumbs above={[]} here={texts.title} />
      </div>
      <div className="purse">
        {isEarner ? total : orders}
        {isEarner && <EarnBar key={`${earned} ${pending}`} earnedInPaise={earned} pendingInPaise={pending} />}
        <div className="purse-2">
          {!isEarner && total}
          <Stat label={texts.pendingEarnings}>{money(pending)}</Stat>
          {isEarner && orders}
        </div>
        {!isEarner && (
          <div className="between mt-2">
            <p className="t-small text-on-cloth-2">{texts.howToEarn}</p>
            <ButtonLink look="oncloth" small to="/app/apply" search={{ kind: "agent" }}>
              {texts.becomeAgent}
            </ButtonLink>
          </div>
        )}
        {isUnknown && (
          <div className="between mt-2">
            <p className="t-small text-on-cloth-2" role="status">
              {isOnline ? texts.notFetched : texts.unknown}
            </p>
            <Button look="oncloth" small aria-label={texts.tryFigures} onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </HeaderBand>
  );
}

/** Keeps the number of orders on this device, with whose it is (ERN-018). */
function useKeptOrderCount(orderCount: number | undefined): void {
  const profileKey = useSession()?.profileKey;
  useEffect(() => {
    if (orderCount === undefined || profileKey === undefined) return;
    localStorage.setItem("orderCount", JSON.stringify({ orderCount, profileKey }));
  }, [orderCount, profileKey]);
}
