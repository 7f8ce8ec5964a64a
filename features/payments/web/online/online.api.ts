import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  checkPayment,
  giveUpPayment,
  listRefunds,
  type OnlinePayment,
  readOpenPayment,
  startPayment,
} from "../../contract/online-payments.ts";

/** The order that waits for its online payment and locks the cart; null when there is none. */
export const openPaymentQuery = queryOptions({
  queryKey: ["payments", "open"],
  queryFn: ({ signal }) => call(readOpenPayment, {}, { signal }),
  staleTime: 0,
});

const soon = 3_000;
const later = 15_000;
const asksSoon = 20;

/** Where a payment stands; while the bank is silent it is asked again, often at first. */
export function paymentCheckQuery(txnid: string) {
  return queryOptions({
    queryKey: ["payments", "online", txnid],
    queryFn: async ({ signal }) => {
      const payment = await call(checkPayment, { params: { txnid } }, { signal });
      if (payment.outcome !== "checking") await refreshAfterPayment();
      return payment;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data && (state.data as OnlinePayment).outcome !== "checking") return false;
      return state.dataUpdateCount < asksSoon ? soon : later;
    },
  });
}

/** Begins a payment of a master order, once for each key. */
export function beginPayment(masterId: string, idempotencyKey: string) {
  return call(startPayment, { params: { masterId }, body: {} }, { idempotencyKey });
}

/** Leaves the app for the payment page: its form can be posted by the browser only. */
export function goToPaymentPage({ action, fields }: AnswerOf<typeof startPayment>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Ends the wait for a payment; tells whether it came at the last moment. */
export async function endPayment(masterId: string): Promise<"paid" | "given-up"> {
  const { outcome } = await call(giveUpPayment, { params: { masterId } });
  await refreshAfterPayment();
  await queryClient.invalidateQueries({ queryKey: ["payments", "online"] });
  return outcome;
}

/** What was sent back of an order. */
export function refundsQuery(orderId: string) {
  return queryOptions({
    queryKey: ["payments", "refunds", orderId],
    queryFn: ({ signal }) => call(listRefunds, { params: { orderId } }, { signal }),
  });
}

/** Cart, orders, earnings and the home stream are others after a payment was decided. */
async function refreshAfterPayment(): Promise<void> {
  const keys = [["cart"], ["orders"], ["earnings"], ["payments", "open"], ["feed"]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
