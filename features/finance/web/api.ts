import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listRefunds } from "#features/orders/contract/refunds.ts";
import { listGatewaySettlements } from "#features/payments/contract/gateway-settlements.ts";
import { listOpenPayments } from "#features/payments/contract/online-payments.ts";
import { listTransfers, listUnpaidCash } from "#features/payments/contract/received-money.ts";
import { listSettlements } from "#features/settlements/contract";

/** Lists of finance go on behind the last line of the page before, the oldest first. */
const inPages = {
  initialPageParam: "",
  getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
};
const pageAfter = (pageParam: string) => ({ query: pageParam ? { after: pageParam } : {} });

/** Entered payments that wait for finance, oldest first. */
export const transfersQuery = infiniteQueryOptions({
  queryKey: ["finance", "transfers"],
  queryFn: ({ pageParam, signal }) => call(listTransfers, pageAfter(pageParam), { signal }),
  ...inPages,
});

/** Delivered orders whose cash is not confirmed, oldest first. */
export const unpaidCashQuery = infiniteQueryOptions({
  queryKey: ["finance", "cash"],
  queryFn: ({ pageParam, signal }) => call(listUnpaidCash, pageAfter(pageParam), { signal }),
  ...inPages,
});

/** Refunds that are not there yet, oldest first. */
export const refundsQuery = infiniteQueryOptions({
  queryKey: ["finance", "refunds"],
  queryFn: ({ pageParam, signal }) => call(listRefunds, pageAfter(pageParam), { signal }),
  ...inPages,
});

/** Online payments and refunds of the provider that are not settled, oldest first. */
export const openPaymentsQuery = infiniteQueryOptions({
  queryKey: ["finance", "online"],
  queryFn: ({ pageParam, signal }) => call(listOpenPayments, pageAfter(pageParam), { signal }),
  ...inPages,
});

/** What the payment provider holds and has paid out, newest first. */
export const gatewayQuery = infiniteQueryOptions({
  queryKey: ["finance", "gateway"],
  queryFn: ({ pageParam, signal }) => call(listGatewaySettlements, pageAfter(pageParam), { signal }),
  ...inPages,
});

/** What sellers are to be paid, oldest first; who owes stands on the first page. */
export const settlementsQuery = infiniteQueryOptions({
  queryKey: ["finance", "settlements"],
  queryFn: ({ pageParam, signal }) => call(listSettlements, pageAfter(pageParam), { signal }),
  ...inPages,
});

/** Reads all lists again: one decision may move an order from one to another. */
export function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["finance"] });
}
