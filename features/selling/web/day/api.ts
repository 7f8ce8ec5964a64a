import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Language } from "#engine/contract/language.ts";
import { call } from "#engine/web/data/api-client.ts";
import {
  type DayMove,
  type DayOutcome,
  type DayStage,
  listDayOrders,
  moveDayOrders,
  readDayList,
  readPackingSlips,
  readSellerDay,
} from "#features/orders/contract/seller-day.ts";
import { listSellerAccounts } from "#features/sales/contract";

/** Counts of the day and what runs out. */
export const dayQuery = queryOptions({
  queryKey: ["selling", "day"],
  queryFn: ({ signal }) => call(readSellerDay, {}, { signal }),
});

/** Orders that wait in a stage, the longest wait first. */
export function dayOrdersQuery(stage: DayStage) {
  return infiniteQueryOptions({
    queryKey: ["selling", "day", "orders", stage],
    queryFn: ({ pageParam, signal }) =>
      call(listDayOrders, { query: { stage, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextAfter,
  });
}

/** What is coming to the business, and what it owes; one order comes along and is not used. */
export const comingMoneyQuery = queryOptions({
  queryKey: ["selling", "coming-money"],
  queryFn: async ({ signal }) => (await call(listSellerAccounts, { query: { limit: 1 } }, { signal })).totals,
});

/** Takes one step for several orders; gives what became of each. */
export async function sendDayMove(move: DayMove, idempotencyKey: string): Promise<readonly DayOutcome[]> {
  const { outcomes } = await call(moveDayOrders, { body: move }, { idempotencyKey });
  return outcomes;
}

/** Where the packing slips of some orders come from; of none: of all that are to be packed. */
export function slipsPath(orderIds: readonly string[], language: Language): string {
  return `${readPackingSlips.path}?${new URLSearchParams({ orders: orderIds.join(","), language })}`;
}

/** Where the day list comes from. */
export function dayListPath(language: Language): string {
  return `${readDayList.path}?${new URLSearchParams({ language })}`;
}
