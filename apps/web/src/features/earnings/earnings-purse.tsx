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

/** The summary card on the cloth: earned, pending, number of orders; each 0 until the answer says more, and a dash while none can come. */
export function EarningsPurse() {
  const texts = useEarningsTexts();
  const { data, error } = useQuery(earningsQuery);
  useErrorMessage(error);
  useKeptOrderCount(data?.totalOrders);
  // Without a connection and without a kept answer 0 would be a false statement about money.
  const isUnknown = !useOnline() && data === undefined;
  const earned = paiseFromRupees(data?.totalEarnings ?? 0);
  const pending = paiseFromRupees(data?.pendingEarnings ?? 0);
  return (
    <Cloth>
      <div className="only-d [&_.crumb]:text-on-cloth-2">
        <Breadcrumbs above={[]} here={texts.title} />
      </div>
      <div className="purse">
        <Stat label={texts.totalEarnings} leading>
          {isUnknown ? <Unknown /> : <Money paise={earned} />}
        </Stat>
        {!isUnknown && <EarnBar earnedInPaise={earned} pendingInPaise={pending} />}
        <div className="purse-2">
          <Stat label={texts.pendingEarnings}>{isUnknown ? <Unknown /> : <Money paise={pending} />}</Stat>
          <Stat label={texts.orders}>{isUnknown ? <Unknown /> : formatCount(data?.totalOrders ?? 0)}</Stat>
        </div>
      </div>
    </Cloth>
  );
}

function Unknown() {
  return (
    <span role="img" aria-label={useEarningsTexts().unknown}>
      –
    </span>
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
