import { route } from "#engine/server/http/route.ts";
import * as support from "#features/support/contract";
import * as actions from "../contract/order-actions.ts";
import * as requests from "../contract/order-requests.ts";
import * as contract from "../contract/orders.ts";
import * as refundDesk from "../contract/refund-desk.ts";
import * as refunds from "../contract/refunds.ts";
import * as day from "../contract/seller-day.ts";
import * as selling from "../contract/seller-orders.ts";
import { listOrdersForAdmin } from "./admin/list-for-admin.ts";
import { readOrderForAdmin } from "./admin/read-for-admin.ts";
import { confirmCashOfOrder } from "./money/confirm-cash-of-order.ts";
import { findOrders } from "./reads/find-orders.ts";
import { listOrders } from "./reads/list-orders.ts";
import { readOrder } from "./reads/read-order.ts";
import { readOrderStatus } from "./reads/read-order-status.ts";
import { moveRefunds } from "./refunds/desk/move-refunds.ts";
import { previewRefunds } from "./refunds/desk/preview-refunds.ts";
import { readRefundDesk } from "./refunds/desk/read-refund-desk.ts";
import { refuseGrant } from "./refunds/desk/refuse-grant.ts";
import { takeBackApproval } from "./refunds/desk/take-back-approval.ts";
import { listRefunds } from "./refunds/list-refunds.ts";
import { moveRefund } from "./refunds/move-by-finance.ts";
import { readRefundable } from "./refunds/read-refundable.ts";
import { retryRefund } from "./refunds/retry-refund.ts";
import { cancelLines } from "./requests/cancel-lines.ts";
import { decideForSupport } from "./requests/decide-for-support.ts";
import { decideSellerRequest } from "./requests/decide-seller-request.ts";
import { disputeRequest } from "./requests/dispute-request.ts";
import { listRequests } from "./requests/list-requests.ts";
import { previewRemoval } from "./requests/preview-removal.ts";
import { requestReturn } from "./requests/request-return.ts";
import { listDayOrders } from "./selling/day/list-day-orders.ts";
import { moveDayOrders } from "./selling/day/move-day-orders.ts";
import { readDayList, readPackingSlips } from "./selling/day/read-day-papers.ts";
import { readSellerDay } from "./selling/day/read-seller-day.ts";
import { listSellerOrders } from "./selling/list-seller-orders.ts";
import { moveSellerOrder } from "./selling/move-seller-order.ts";
import { readSellerOrder } from "./selling/read-seller-order.ts";
import { actOnOrder } from "./states/act-on-order.ts";
import { listStuckOrders } from "./support/list-stuck-orders.ts";
import { listSupportCases } from "./support/list-support-cases.ts";
import { moveForSupport } from "./support/move-for-support.ts";
import { readOrderForSupport } from "./support/read-for-support.ts";

export const ordersRoutes = [
  route(contract.readOrder, readOrder),
  route(contract.readOrderStatus, readOrderStatus),
  route(contract.listOrders, listOrders),
  route(actions.actOnOrder, actOnOrder),
  route(requests.listRequests, listRequests),
  route(requests.previewRemoval, previewRemoval),
  route(requests.cancelLines, cancelLines),
  route(requests.requestReturn, requestReturn),
  route(requests.disputeRequest, disputeRequest),
  route(selling.listSellerOrders, listSellerOrders),
  route(selling.readSellerOrder, readSellerOrder),
  route(selling.moveSellerOrder, moveSellerOrder),
  route(selling.decideRequest, decideSellerRequest),
  route(selling.confirmCashOfOrder, confirmCashOfOrder),
  route(day.readSellerDay, readSellerDay),
  route(day.listDayOrders, listDayOrders),
  route(day.moveDayOrders, moveDayOrders),
  route(day.readPackingSlips, readPackingSlips),
  route(day.readDayList, readDayList),
  route(support.listSupportCases, listSupportCases),
  route(support.decideForSupport, decideForSupport),
  route(support.listStuckOrders, listStuckOrders),
  route(support.findOrders, findOrders),
  route(support.readOrderForSupport, readOrderForSupport),
  route(support.moveForSupport, moveForSupport),
  route(support.retryRefund, retryRefund),
  route(support.listOrdersForAdmin, listOrdersForAdmin),
  route(support.readOrderForAdmin, readOrderForAdmin),
  route(refunds.listRefunds, listRefunds),
  route(refunds.moveRefund, moveRefund),
  route(refunds.readRefundable, readRefundable),
  route(refundDesk.readRefundDesk, readRefundDesk),
  route(refundDesk.previewRefunds, previewRefunds),
  route(refundDesk.moveRefunds, moveRefunds),
  route(refundDesk.refuseGrant, refuseGrant),
  route(refundDesk.takeBackApproval, takeBackApproval),
];
