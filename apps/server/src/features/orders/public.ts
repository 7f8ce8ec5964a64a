/** Orders of all sellers: placing, states, reading. Others place orders and count them; states move only here. */
export { type Advance, advanceOrder } from "./advance-order.ts";
export { confirmCash } from "./confirm-cash.ts";
export { createOrders, type Placing, type SellerPart } from "./create-orders.ts";
export { countOrdersOf } from "./order-reads.queries.ts";
export { itemsValueOf } from "./order-sums.ts";
