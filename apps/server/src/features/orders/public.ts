/** Orders of all sellers: placing, states, reading. Others place orders and count them; states move only here. */
export {
  type AccountOfOrder,
  selectAccounts,
  selectUnpaidOrders,
} from "./accounts.queries.ts";
export { type Advance, advanceIn, advanceOrder } from "./advance-order.ts";
export { type CashOrder, confirmCash, holdCashOrder, takeClaimedCash } from "./confirm-cash.ts";
export { createOrders, type Placing, type SellerPart } from "./create-orders.ts";
export { expireOrder } from "./expire-order.ts";
export { selectFarmersOf } from "./farmers.queries.ts";
export { grantRefundIn } from "./grant-refund.ts";
export { sendLateRefundIn } from "./late-refund.ts";
export { moveRefundIn } from "./move-refund.ts";
export {
  findMasterIfNoneWaits,
  findPlacing,
  findWaitingOnline,
  selectWaitingOnline,
  type WaitingOnline,
} from "./online.queries.ts";
export { findOpenCash, type OpenCash } from "./open-cash.ts";
export { countOrders } from "./order-days.queries.ts";
export { findFarmerOfOrder } from "./order-farmer.queries.ts";
export { discountsOf, itemsValueOf } from "./order-sums.ts";
export { type OrderedBefore, selectLinesOrdered } from "./ordered-before.queries.ts";
export { cashConfirmed, linesRemoved, orderStateChanged, refundMoved, refundOwed } from "./orders.events.ts";
export { isOwnPurchase } from "./own-purchase.queries.ts";
export {
  findOwnTile,
  newsOfTile,
  orderTileJson,
  ownOrdersByMove,
  type TileJson,
  tileOfJson,
} from "./own-tiles.queries.ts";
export {
  findPayableOrder,
  holdOrder,
  lockPayableOrder,
  lockPayableOrders,
  type PayableOrder,
  selectPayableOrders,
  selectUnpaidSince,
} from "./payable.queries.ts";
export { periodOf } from "./period.ts";
export { findOrdersOfDraft } from "./placed-order.queries.ts";
export { receiveMoney } from "./receive-money.ts";
export { refundNews, type SentRefund, wordsOfSentRefund } from "./refund-notices.ts";
export {
  findApprovedRefund,
  findRefundSentAs,
  selectGranted,
  selectRefundsOfOrder,
} from "./refunds.queries.ts";
export { findGivenBack } from "./removals.queries.ts";
export {
  type Debtor,
  type DebtRow,
  selectCredits,
  selectDebtOfBusiness,
  selectDebtors,
  selectDebts,
  selectDebtsOfSeller,
} from "./seller-debts.queries.ts";
export { claimsToDecide } from "./seller-order-wire.ts";
export { confirmPaidOnline, endUnpaid, reviveOrders } from "./settle-online.ts";
export {
  findSettledOrder,
  isHeldBack,
  selectSettlements,
} from "./settlements.queries.ts";
export { sumStoppedMargin } from "./stopped-margin.queries.ts";
export { findCouponOfOrder, isMasterUndone } from "./undone-master.queries.ts";
export { findCashSeller, selectSaidCash, selectUnpaidCash } from "./unpaid-cash.queries.ts";
