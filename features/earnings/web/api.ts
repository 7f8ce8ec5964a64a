import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { type AccountRow, listAccounts, listPendingPayments, readEarnings } from "../contract.ts";

/** Days of a filter, yyyy/MM/dd; null means all time, and then neither day is sent (ERN-075). */
export type Days = { readonly fromDate: string; readonly toDate: string } | null;

/** A page of a table: rows are counted from 0. */
export interface TablePage {
  readonly offset: number;
  readonly pageSize: number;
  readonly days: Days;
}

/** What the caller has earned, what is pending and how many orders there are. */
export const earningsQuery = queryOptions({
  queryKey: ["earnings"],
  meta: kept,
  queryFn: ({ signal }) => call(readEarnings, { query: {} }, { signal }),
});

/** The practice orders: how many there are. */
export const dummyEarningsQuery = queryOptions({
  queryKey: ["earnings", "dummy"],
  queryFn: ({ signal }) => call(readEarnings, { query: { type: "dummy" } }, { signal }),
});

/** What each order earns: a page of the accounts. The rows of the page before stay until the new ones are here. */
export function accountsQuery({ offset, pageSize, days }: TablePage) {
  return queryOptions({
    queryKey: ["earnings", "accounts", offset, pageSize, days],
    meta: kept,
    queryFn: async ({ signal }) => {
      const query = { offset, limit: pageSize };
      const { orders, totalOrders } = await call(listAccounts, { query, body: { ...days } }, { signal });
      return { rows: orders satisfies AccountRow[], total: totalOrders };
    },
    placeholderData: keepPreviousData,
  });
}

/** Orders that are not paid in full: a page of them. */
export function pendingPaymentsQuery({ offset, pageSize, days }: TablePage) {
  return queryOptions({
    queryKey: ["earnings", "pending-payments", offset, pageSize, days],
    meta: kept,
    queryFn: async ({ signal }) => {
      const query = { offset, limit: pageSize, ...days };
      const { data, numFound } = await call(listPendingPayments, { query }, { signal });
      return { rows: data, total: numFound };
    },
    placeholderData: keepPreviousData,
  });
}
