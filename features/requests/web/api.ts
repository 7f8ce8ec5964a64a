import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { actOnOrder, type SomePacks } from "#features/orders/contract/order-actions.ts";
import type { RequestKind } from "#features/orders/contract/order-reasons.ts";
import {
  cancelLines,
  disputeRequest,
  listRequests,
  previewRemoval,
  requestReturn,
} from "#features/orders/contract/order-requests.ts";

/** What was asked for packs of an order, newest first, and what can be asked now. */
export function requestsQuery(orderId: string) {
  return queryOptions({
    queryKey: ["orders", "requests", orderId],
    queryFn: ({ signal }) => call(listRequests, { params: { orderId } }, { signal }),
  });
}

/** What the order would come to without these packs; what was known before stays while it is asked again. */
export function previewQuery(orderId: string, lines: SomePacks[]) {
  return queryOptions({
    queryKey: ["orders", "preview", orderId, lines],
    queryFn: ({ signal }) => call(previewRemoval, { params: { orderId }, body: { lines } }, { signal }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export type PacksWish = InputOf<typeof cancelLines>["body"];

/** Cancels packs, or asks to give them back; once for each key. */
export async function askForPacks(
  orderId: string,
  kind: RequestKind,
  body: PacksWish,
  idempotencyKey: string,
) {
  const input = { params: { orderId }, body };
  return kind === "cancel"
    ? call(cancelLines, input, { idempotencyKey })
    : call(requestReturn, input, { idempotencyKey });
}

/** Takes back what waits for an answer. */
export function withdrawRequest(orderId: string, kind: RequestKind) {
  const action = kind === "cancel" ? "WITHDRAW_CANCEL" : "WITHDRAW_RETURN";
  return call(actOnOrder, { params: { orderId }, query: { action } });
}

/** Puts what the seller has refused to support. */
export function putToSupport(orderId: string, requestId: number) {
  return call(disputeRequest, { params: { orderId, requestId } });
}

/** Orders, what they earn and what is paid for them, wherever they are shown. */
export async function readOrdersAgain(): Promise<void> {
  const ofOrders: readonly unknown[] = ["orders", "earnings", "payments", "invoices"];
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofOrders.includes(queryKey[0]) });
}
