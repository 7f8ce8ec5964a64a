/** States of orders as a buyer filters them: money awaited, on the way, delivered, over without or after that. */
export const orderGroups = ["waiting", "open", "delivered", "ended"] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** What helps most with an order now; the first button of its tile. */
export const nextSteps = ["PAY", "PAYMENT_DETAILS", "COLLECT", "TRACK", "ORDER_AGAIN"] as const;
export type NextStep = (typeof nextSteps)[number];
