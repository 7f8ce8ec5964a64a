import * as finance from "@santha/contract/finance";
import * as actions from "@santha/contract/order-actions";
import * as requests from "@santha/contract/order-requests";
import * as contract from "@santha/contract/orders";
import * as selling from "@santha/contract/seller-orders";
import * as support from "@santha/contract/support";
import { route } from "#platform/route";
import { actOnOrder } from "./act-on-order.ts";
import { cancelLines } from "./cancel-lines.ts";
import { confirmCashOfOrder } from "./confirm-cash-of-order.ts";
import { decideForSupport } from "./decide-for-support.ts";
import { decideSellerRequest } from "./decide-seller-request.ts";
import { disputeRequest } from "./dispute-request.ts";
import { findOrders } from "./find-orders.ts";
import { listOrders } from "./list-orders.ts";
import { listRefunds } from "./list-refunds.ts";
import { listRequests } from "./list-requests.ts";
import { listSellerOrders } from "./list-seller-orders.ts";
import { listStuckOrders } from "./list-stuck-orders.ts";
import { listSupportCases } from "./list-support-cases.ts";
import { moveForSupport } from "./move-for-support.ts";
import { moveRefund } from "./move-refund.ts";
import { moveSellerOrder } from "./move-seller-order.ts";
import { previewRemoval } from "./preview-removal.ts";
import { readOrderForSupport } from "./read-for-support.ts";
import { readOrder } from "./read-order.ts";
import { readOrderStatus } from "./read-order-status.ts";
import { readRefundable } from "./read-refundable.ts";
import { readSellerOrder } from "./read-seller-order.ts";
import { requestReturn } from "./request-return.ts";
import { retryRefund } from "./retry-refund.ts";

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
  route(support.listSupportCases, listSupportCases),
  route(support.decideForSupport, decideForSupport),
  route(support.listStuckOrders, listStuckOrders),
  route(support.findOrders, findOrders),
  route(support.readOrderForSupport, readOrderForSupport),
  route(support.moveForSupport, moveForSupport),
  route(support.retryRefund, retryRefund),
  route(finance.listRefunds, listRefunds),
  route(finance.moveRefund, moveRefund),
  route(finance.readRefundable, readRefundable),
];
