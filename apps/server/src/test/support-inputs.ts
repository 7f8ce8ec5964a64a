import { type MakeInput, orderParams } from "./inputs.ts";

/** What is sent to the calls of support's desk about orders. */
export const supportInputs: Readonly<Record<string, MakeInput>> = {
  "orders/list-support-cases": () => [{}],
  "orders/decide-for-support": (...asked) => [
    {
      ...orderParams(...asked),
      body: { requestId: 999_999, lines: [{ listingId: 1, isAccepted: true }] },
    },
  ],
  "orders/list-stuck-orders": () => [{}],
  "orders/find-orders": (_, { mobileNo }) => [{ query: { q: mobileNo } }, { query: { q: "#26-1" } }],
  "orders/read-for-support": (...asked) => [orderParams(...asked)],
  "orders/move-for-support": (...asked) => [
    { ...orderParams(...asked), body: { action: "SEND_OUT", from: "DELIVERY_FAILED" } },
  ],
  "orders/retry-refund": () => [{ params: { refundId: 999_999 } }],
};
