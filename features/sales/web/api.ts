import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { type AccountFilter, listPurchases, listSales, listSellerAccounts } from "../contract.ts";

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

/** Sales of a period, newest first; the totals come with the first page. */
export function salesQuery({ fromDate, toDate }: Days) {
  return infiniteQueryOptions({
    queryKey: ["sales", "sales", fromDate, toDate],
    queryFn: ({ pageParam, signal }) =>
      call(listSales, { query: { fromDate, toDate, ...nextOf(pageParam) } }, { signal }),
    ...pages,
  });
}

/** What the person has bought, newest first. */
export const purchasesQuery = infiniteQueryOptions({
  queryKey: ["purchases"],
  queryFn: ({ pageParam, signal }) => call(listPurchases, { query: nextOf(pageParam) }, { signal }),
  ...pages,
});
