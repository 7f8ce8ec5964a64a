import type { OrderState } from "./order-states.ts";

/** States in which the margin is no longer expected: a cancellation is asked for, or the money goes back (ORD-029, ORD-030). */
export const stoppedMarginStates: readonly OrderState[] = [
  "CANCEL_REQUESTED",
  "REFUND_INPROGRESS",
  "ORD_REFUNDED",
];
