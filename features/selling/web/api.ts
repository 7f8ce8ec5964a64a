import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import type { RequestDecision } from "#features/orders/contract/order-requests.ts";
import {
  confirmCashOfOrder,
  decideRequest,
  listSellerOrders,
  moveSellerOrder,
  readSellerOrder,
  type SellerMove,
  type SellerOrder,
  type SellerOrderFilter,
} from "#features/orders/contract/seller-orders.ts";
import { decideCashClaim } from "#features/payments/contract/cash-of-sellers.ts";
import { readOwnDebt } from "#features/settlements/contract";

/** Which of the received orders are shown: of one group or all, with a number that begins so. */
export interface SellerOrdersFilter {
  readonly group: SellerOrderFilter | "all";
  readonly number: string;
}

/** Orders that the caller's business has received, newest first, page after page, with the count of each group. */
export function sellerOrdersQuery({ group, number }: SellerOrdersFilter) {
  return infiniteQueryOptions({
    queryKey: ["selling", "orders", group, number],
    queryFn: ({ pageParam, signal }) =>
      call(
        listSellerOrders,
        { query: { number, ...(group !== "all" && { group }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextAfter,
  });
}

/** What the caller's business owes, and of which orders. */
export const ownDebtQuery = queryOptions({
  queryKey: ["selling", "debt"],
  queryFn: ({ signal }) => call(readOwnDebt, {}, { signal }),
});

/** One received order. Throws ApiError `orders/not-found`. */
export function sellerOrderQuery(orderId: string) {
  return queryOptions({
    queryKey: ["selling", "order", orderId],
    queryFn: ({ signal }) => call(readSellerOrder, { params: { orderId } }, { signal }),
  });
}

/** Moves an order on; the answer is the order as it is then. */
export function sendMove(orderId: string, move: SellerMove): Promise<SellerOrder> {
  return call(moveSellerOrder, { params: { orderId }, body: move });
}

/** Decides what the buyer asked for, line by line; the answer is the order as it is then. */
export function sendDecision(orderId: string, body: RequestDecision): Promise<SellerOrder> {
  return call(decideRequest, { params: { orderId }, body });
}

/** Says what cash of an order was taken. */
export function sendCash(orderId: string, receivedInPaise: number): Promise<SellerOrder> {
  return call(confirmCashOfOrder, { params: { orderId }, body: { receivedInPaise } });
}

/** Says of one payment in cash that the buyer has entered whether it came; gives the order as it is then. */
export async function sendClaim(orderId: string, claimId: number, isReceived: boolean): Promise<SellerOrder> {
  await call(decideCashClaim, { params: { claimId }, body: { isReceived } });
  return call(readSellerOrder, { params: { orderId } });
}

/** Takes the order as the server has just answered it; the lists are read again. */
export function takeOrder(order: SellerOrder): void {
  queryClient.setQueryData(sellerOrderQuery(order.orderId).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ["selling", "orders"] });
}
