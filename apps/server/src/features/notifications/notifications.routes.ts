import * as contract from "@santha/contract/notifications";
import { route, streamRoute } from "#platform/route";
import { followNotifications } from "./follow-notifications.ts";
import { listNotifications } from "./list-notifications.ts";
import { readAllNotifications, readNotification } from "./read-notifications.ts";

export const notificationsRoutes = [
  route(contract.listNotifications, listNotifications),
  streamRoute(contract.followNotifications, followNotifications),
  route(contract.readNotification, readNotification),
  route(contract.readAllNotifications, readAllNotifications),
];
