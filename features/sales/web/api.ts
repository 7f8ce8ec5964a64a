import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import {
  type AccountFilter,
  listPurchases,
  listSales,
  listSellerAccounts,
  type NamedPeriod,
} from "../contract.ts";

const pages = {
  initialPageParam: "",
  getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
};
const nextOf = (after: string) => (after === "" ? {} : { after });

/** Accounts of the business's orders, newest first; the totals come with the first page. */
export function accountsQuery(show: AccountFilter | "all") {
  const chosen = show === "all" ? {} : { show };
  return infiniteQueryOptions({
    queryKey: ["sales", "accounts", show],
    queryFn: ({ pageParam, signal }) =>
      call(listSellerAccounts, { query: { ...chosen, ...nextOf(pageParam) } }, { signal }),
    ...pages,
  });
}

/** Days of a period, yyyy/MM/dd, both included. */
export interface Days {
  readonly fromDate: string;
  readonly toDate: string;
}
/** A named period, whose days the server knows, or days of one's own. */
export type Period = NamedPeriod | Days;

/** How a period is asked for. */
export const queryOf = (period: Period) => (typeof period === "string" ? { period } : period);

/** Of which orders: with a product, or of an agent. */
export interface Which {
  readonly product?: number;
  readonly agent?: string;
}

/** Sales of a period, newest first; the totals come with the first page. */
export function salesQuery(period: Period, which: Which) {
  return infiniteQueryOptions({
    queryKey: ["sales", "sales", period, which],
    queryFn: ({ pageParam, signal }) =>
      call(listSales, { query: { ...queryOf(period), ...which, ...nextOf(pageParam) } }, { signal }),
    ...pages,
  });
}

/** What the person has bought, newest first. */
export const purchasesQuery = infiniteQueryOptions({
  queryKey: ["purchases"],
  queryFn: ({ pageParam, signal }) => call(listPurchases, { query: nextOf(pageParam) }, { signal }),
  ...pages,
});
