import * as contract from "@santha/contract/orders";
import { route } from "#platform/route";
import { listOrders } from "./list-orders.ts";
import { readOrder } from "./read-order.ts";
import { readOrderStatus } from "./read-order-status.ts";

export const ordersRoutes = [
  route(contract.readOrder, readOrder),
  route(contract.readOrderStatus, readOrderStatus),
  route(contract.listOrders, listOrders),
];
