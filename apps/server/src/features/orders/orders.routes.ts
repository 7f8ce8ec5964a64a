import * as contract from "@santha/contract/orders";
import { route } from "#platform/route";
import { listOrders } from "./list-orders.ts";
import { readOrder } from "./read-order.ts";

export const ordersRoutes = [route(contract.readOrder, readOrder), route(contract.listOrders, listOrders)];
