import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import type { RequestDecision } from "#features/orders/contract/order-requests.ts";
import type { OrderState } from "#features/orders/contract/order-states.ts";
import {
  decideForSupport,
  findOrders,
  listOrdersForAdmin,
  listStuckOrders,
  listSupportCases,
  moveForSupport,
  type orderSets,
  readOrderForAdmin,
  readOrderForSupport,
  retryRefund,
  type SupportMove,
  type SupportOrder,
} from "../contract.ts";

/** What buyers ask for and nobody has decided. */
export const casesQuery = queryOptions({
  queryKey: ["support", "cases"],
  queryFn: ({ signal }) => call(listSupportCases, {}, { signal }),
  staleTime: 0,
});

/** Orders that could not be delivered or whose refund has failed. */
export const stuckQuery = queryOptions({
  queryKey: ["support", "stuck"],
  queryFn: ({ signal }) => call(listStuckOrders, {}, { signal }),
  staleTime: 0,
});

/** Orders of this number or this mobile number. */
export function foundQuery(q: string) {
  return queryOptions({
    queryKey: ["support", "found", q],
    queryFn: ({ signal }) => call(findOrders, { query: { q } }, { signal }),
    staleTime: 0,
  });
}

/** One order in full. Throws ApiError `orders/not-found`. */
export function supportOrderQuery(orderId: string) {
  return queryOptions({
    queryKey: ["support", "order", orderId],
    queryFn: ({ signal }) => call(readOrderForSupport, { params: { orderId } }, { signal }),
    staleTime: 0,
  });
}

const rowsAtOnce = 20;

/** All orders for the platform admin, by what is looked for and the state. */
export function adminOrdersQuery({
  find,
  state,
  day,
}: {
  readonly find: string;
  readonly state: OrderState | (typeof orderSets)[number] | null;
  /** `yyyy-mm-dd`. */
  readonly day: string | null;
}) {
  return infiniteQueryOptions({
    queryKey: ["admin", "orders", find, state, day],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        find,
        limit: rowsAtOnce,
        ...(state && { state }),
        ...(day && { day }),
        ...(pageParam && { after: pageParam }),
      };
      return call(listOrdersForAdmin, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** One order in full for the platform admin. Throws ApiError `orders/not-found`. */
export function adminOrderQuery(orderId: string) {
  return queryOptions({
    queryKey: ["admin", "order", orderId],
    queryFn: ({ signal }) => call(readOrderForAdmin, { params: { orderId } }, { signal }),
    staleTime: 0,
  });
}

/** Decides what a buyer asked for; also when it was refused all is read again: then somebody was quicker. */
export async function sendDecision(orderId: string, body: RequestDecision): Promise<void> {
  try {
    await call(decideForSupport, { params: { orderId }, body });
  } finally {
    await readAgain();
  }
}

export function sendMove(orderId: string, body: SupportMove): Promise<SupportOrder> {
  return call(moveForSupport, { params: { orderId }, body });
}

export function sendRetry(refundId: number): Promise<SupportOrder> {
  return call(retryRefund, { params: { refundId } });
}

/** Reads all of the desk again. */
export function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["support"] });
}
