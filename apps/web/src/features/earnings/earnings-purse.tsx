import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatCount, paiseFromRupees } from "#lib/money";
import { useOnline } from "#lib/online";
import { useSession } from "#lib/session";
import { Breadcrumbs } from "#ui/breadcrumbs";
import { useErrorMessage } from "#ui/error-message";
import { Money } from "#ui/money";
import { Cloth } from "#ui/page";
import { EarnBar, Stat } from "#ui/stat";
import { earningsQuery } from "./earnings.api.ts";
import { useEarningsTexts } from "./earnings.texts.ts";

/** The summary card on the cloth: earned, pending, number of orders; each 0 until the answer says more. */
export function EarningsPurse() {
  const texts = useEarningsTexts();
  const { data, error } = useQuery(earningsQuery);
  useErrorMessage(error);
  useKeptOrderCount(data?.totalOrders);
  const isOnline = useOnline();
  // Without an answer, a kept one too, nobody is to take the 0 for his money.
  const isUnknown = data === undefined && (error !== null || !isOnline);
  const earned = paiseFromRupees(data?.totalEarnings ?? 0);
  const pending = paiseFromRupees(data?.pendingEarnings ?? 0);
  return (
    <Cloth>
      <div className="only-d [&_.crumb]:text-on-cloth-2">
        <Breadcrumbs above={[]} here={texts.title} />
      </div>
      <div className="purse">
        <Stat label={texts.totalEarnings} leading>
          {/* A new figure takes the place of the old one; it would else push its own paise aside (U5). */}
          <Money key={earned} paise={earned} />
        </Stat>
        <EarnBar key={`${earned} ${pending}`} earnedInPaise={earned} pendingInPaise={pending} />
        <div className="purse-2">
          <Stat label={texts.pendingEarnings}>
            <Money key={pending} paise={pending} />
          </Stat>
          <Stat label={texts.orders}>{formatCount(data?.totalOrders ?? 0)}</Stat>
        </div>
        {isUnknown && (
          <p className="t-small mt-2 text-on-cloth-2" role="status">
            {isOnline ? texts.notFetched : texts.unknown}
          </p>
        )}
      </div>
    </Cloth>
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
