/** Orders of all sellers: placing, states, reading. Others place orders and count them; states move only here. */

export { cashConfirmed, linesRemoved, orderStateChanged, refundMoved, refundOwed } from "./events.ts";
export { type AccountOfOrder, selectAccounts } from "./money/accounts.queries.ts";
export { confirmCash, holdCashOrder, takeClaimedCash } from "./money/confirm-cash.ts";
export { holdOwnOrders, lockOrder } from "./money/lock-orders.queries.ts";
export { findOpenCash, type OpenCash } from "./money/open-cash.ts";
export { discountsOf, itemsValueOf } from "./money/order-sums.ts";
export { findPlacing } from "./money/placing-facts.queries.ts";
export { receiveMoney } from "./money/receive-money.ts";
export { confirmPaidOnline, endUnpaid, reviveOrders } from "./money/settle-online.ts";
export { selectSaidCash, selectUnpaidCash } from "./money/unpaid-cash.queries.ts";
export { createOrders, type Placing, type SellerPart } from "./placing/create-orders.ts";
export { expireOrder } from "./placing/expire-order.ts";
export { countOrders } from "./reads/order-days.queries.ts";
export { findFarmerOfOrder } from "./reads/order-farmer.queries.ts";
export type { TileJson } from "./reads/order-reads.queries.ts";
export { newsOfTile, tileOfJson } from "./reads/own-tiles.ts";
export { periodOf } from "./reads/period.ts";
export { grantRefundIn } from "./refunds/grant-refund.ts";
export { sendLateRefundIn } from "./refunds/late-refund.ts";
export { moveRefundIn } from "./refunds/move-refund.ts";
export { refundNews, type SentRefund, wordsOfSentRefund } from "./refunds/refund-notices.ts";
export { claimsToDecide } from "./selling/seller-order-dto.ts";
export { advanceOrder, applyTransition } from "./states/advance-order.ts";
