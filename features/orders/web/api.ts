import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import type { OrderGroup } from "../contract/order-groups.ts";
import { listOrders, readOrder } from "../contract/orders.ts";
import { parseMasterOrder, parseOrderDetail } from "./order-text.ts";

const ordersOnPage = 10;

/** The order as it was placed, over all sellers. Throws ApiError `orders/not-found`. */
export function masterOrderQuery(masterId: string) {
  return queryOptions({
    queryKey: ["orders", "master", masterId],
    meta: kept,
    queryFn: async ({ signal }) => parseMasterOrder(await readText(masterId, "true", signal)),
  });
}

/** One seller's order. Throws ApiError `orders/not-found`. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ["orders", "detail", orderId],
    meta: kept,
    queryFn: async ({ signal }) => parseOrderDetail(await readText(orderId, "false", signal)),
  });
}

/**
 * Which orders a list shows: the real or the practice ones, of all time or of the days yyyy/MM/dd, found by the words
 * `q` and of one state where these are given.
 */
export interface OrdersFilter {
  readonly q?: string | undefined;
  readonly state?: OrderGroup | undefined;
  readonly type: "" | "dummy";
  readonly days: { readonly fromDate: string; readonly toDate: string } | null;
}

/** The caller's orders, newest first, page after page. */
export function ordersQuery({ type, days, q, state }: OrdersFilter) {
  return infiniteQueryOptions({
    queryKey: ["orders", "list", type, days, q, state],
    meta: kept,
    queryFn: ({ pageParam, signal }) =>
      call(
        listOrders,
        {
          query: {
            ...{ type, limit: ordersOnPage, ...days },
            ...(q && { q }),
            ...(state && { state }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextAfter,
  });
}

/** The caller's latest order, one that has ended only where no other is there; null: there is none yet. */
export const latestOrderQuery = queryOptions({
  queryKey: ["orders", "latest"],
  meta: kept,
  queryFn: async ({ signal }) => {
    const { orders } = await call(listOrders, { query: { latest: "living" } }, { signal });
    return orders[0] ?? null;
  },
});

function readText(orderId: string, isMasterOrder: "true" | "false", signal: AbortSignal): Promise<string> {
  return call(readOrder, { params: { orderId }, query: { isMasterOrder } }, { signal });
}
