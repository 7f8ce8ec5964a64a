import { route, streamRoute } from "#engine/server/http/route.ts";
import * as settings from "../contract/notification-settings.ts";
import * as contract from "../contract/notifications.ts";
import * as devices from "../contract/push-devices.ts";
import { followNotifications } from "./follow-notifications.ts";
import { listNotifications } from "./list-notifications.ts";
import { listDevices } from "./push/list-devices.ts";
import { readPushKey } from "./push/read-push-key.ts";
import { removeDevice } from "./push/remove-device.ts";
import { subscribeDevice } from "./push/subscribe-device.ts";
import { readAllNotifications, readNotification } from "./read-notifications.ts";
import { changeHours } from "./settings/change-hours.ts";
import { readSettings } from "./settings/read-settings.ts";
import { switchKind } from "./settings/switch-kind.ts";

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
