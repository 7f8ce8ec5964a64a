import type { MakeInput } from "./permission-inputs.ts";
import { orderParams } from "./request-inputs.ts";

/** What is sent to the calls of support's desk about orders. */
export const supportInputs: Readonly<Record<string, MakeInput>> = {
  "orders/list-support-cases": () => [{}],
  "orders/decide-for-support": (...asked) => [
    {
      params: orderParams(...asked),
      body: { requestId: 999_999, lines: [{ listingId: 1, isAccepted: true }] },
    },
  ],
  "orders/list-stuck-orders": () => [{}],
  "orders/find-orders": (_, { mobileNo }) => [{ query: { q: mobileNo } }, { query: { q: "#26-1" } }],
  "orders/read-for-support": (...asked) => [{ params: orderParams(...asked) }],
  "orders/move-for-support": (...asked) => [
    { params: orderParams(...asked), body: { action: "SEND_OUT", from: "DELIVERY_FAILED" } },
  ],
  "orders/retry-refund": () => [{ params: { refundId: 999_999 } }],
};
