import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { type OrderPayment, readPayment } from "../contract/payments.ts";

/** What is due on an order of the caller. Throws ApiError `payments/order-not-found`. */
export function paymentQuery(orderId: string) {
  return queryOptions({
    queryKey: ["payments", orderId],
    queryFn: ({ signal }) => call(readPayment, { params: { orderId } }, { signal }),
    // Somebody else confirms payments: what is shown in a form is asked for each time.
    staleTime: 0,
  });
}

/** Takes what the server answered to a new payment, and has everything asked again that shows payments. */
export async function takePayment(payment: OrderPayment): Promise<void> {
  queryClient.setQueryData(paymentQuery(payment.orderId).queryKey, payment);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ["orders"] }),
    queryClient.invalidateQueries({ queryKey: ["earnings"] }),
  ]);
}
