import * as settings from "@santha/contract/notification-settings";
import * as contract from "@santha/contract/notifications";
import * as devices from "@santha/contract/push-devices";
import { route, streamRoute } from "#platform/route";
import { changeHours } from "./change-hours.ts";
import { followNotifications } from "./follow-notifications.ts";
import { listDevices } from "./list-devices.ts";
import { listNotifications } from "./list-notifications.ts";
import { readAllNotifications, readNotification } from "./read-notifications.ts";
import { readPushKey } from "./read-push-key.ts";
import { readSettings } from "./read-settings.ts";
import { removeDevice } from "./remove-device.ts";
import { subscribeDevice } from "./subscribe-device.ts";
import { switchKind } from "./switch-kind.ts";

export const notificationsRoutes = [
  route(contract.listNotifications, listNotifications),
  streamRoute(contract.followNotifications, followNotifications),
  route(contract.readNotification, readNotification),
  route(contract.readAllNotifications, readAllNotifications),
  route(settings.readNotificationSettings, readSettings),
  route(settings.changeNotificationHours, changeHours),
  route(settings.switchNotificationKind, switchKind),
  route(devices.readPushKey, readPushKey),
  route(devices.subscribeDevice, subscribeDevice),
  route(devices.listDevices, listDevices),
  route(devices.removeDevice, removeDevice),
];
