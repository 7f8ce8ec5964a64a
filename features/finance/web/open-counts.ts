import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { sumOf } from "#engine/contract/money.ts";
import { formatCount } from "#engine/web/words/money.ts";
import { openPaymentsQuery, refundsQuery, settlementsQuery, transfersQuery, unpaidCashQuery } from "./api.ts";

interface Page {
  readonly nextAfter: string | null;
}

/** Takes the room of a count that has not come, so that nothing moves when it does. */
const notKnown = "…";

/** How many wait in each list of finance. */
export function useOpenCounts() {
  const transfers = useInfiniteQuery(transfersQuery).data;
  const refunds = useInfiniteQuery(refundsQuery).data;
  const online = useInfiniteQuery(openPaymentsQuery).data;
  const settlements = useInfiniteQuery(settlementsQuery).data;
  const cash = useInfiniteQuery(unpaidCashQuery).data;
  const first = settlements?.pages[0];
  return {
    transfers: countOf(transfers, (page) => page.transfers.length + page.partPaid.length),
    refunds: countOf(refunds, (page) => page.refunds.length),
    online: countOf(online, (page) => page.payments.length + page.refunds.length + page.twice.length),
    settlements: countOf(settlements, (page) => page.settlements.length),
    cash: countOf(cash, (page) => page.orders.length),
    // They have all come with the first page.
    debts: first ? formatCount(first.debts.length + first.credits.length) : notKnown,
  };
}

/** Of a list with further pages it is known only that there are more. */
function countOf<Listed extends Page>(
  list: InfiniteData<Listed> | undefined,
  of: (page: Listed) => number,
): string {
  if (!list) return notKnown;
  const count = formatCount(sumOf(list.pages.map(of)));
  return list.pages.at(-1)?.nextAfter == null ? count : `${count}+`;
}
