import { listRefunds, listTransfers } from "@santha/contract/finance";
import { listSettlements } from "@santha/contract/settlements";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { queryClient } from "#lib/query-client";

/** Entered payments that wait for finance, oldest first. */
export const transfersQuery = queryOptions({
  queryKey: ["finance", "transfers"],
  queryFn: ({ signal }) => call(listTransfers, {}, { signal }),
});

/** Refunds that are not there yet, oldest first. */
export const refundsQuery = queryOptions({
  queryKey: ["finance", "refunds"],
  queryFn: ({ signal }) => call(listRefunds, {}, { signal }),
});

/** What sellers are to be paid, oldest first. */
export const settlementsQuery = queryOptions({
  queryKey: ["finance", "settlements"],
  queryFn: ({ signal }) => call(listSettlements, {}, { signal }),
});

/** Reads all lists again: one decision may move an order from one to another. */
export function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["finance"] });
}
