import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  changeNotificationHours,
  type NoticeChoice,
  type NotificationSettings,
  readNotificationSettings,
  switchNotificationKind,
} from "../../contract/notification-settings.ts";
import { listDevices } from "../../contract/push-devices.ts";
import { readPushHere } from "./push-here.ts";

/** What the person is told and how. */
export const settingsQuery = queryOptions({
  queryKey: ["notifications", "settings"],
  queryFn: ({ signal }) => call(readNotificationSettings, {}, { signal }),
});

/** Whether this browser gets pushes, and which others do. */
export const devicesQuery = queryOptions({
  queryKey: ["notifications", "devices"],
  queryFn: async ({ signal }) => {
    const [here, { devices }] = await Promise.all([readPushHere(), call(listDevices, {}, { signal })]);
    return {
      here,
      own: devices.find(({ isThisOne }) => isThisOne),
      others: devices.filter((each) => !each.isThisOne),
    };
  },
});

function keep(settings: NotificationSettings): void {
  queryClient.setQueryData(settingsQuery.queryKey, settings);
}

/** Chooses how a kind reaches the person, on the server, then here. Throws what `call` throws. */
export async function saveChoice({
  kind,
  choice,
}: {
  readonly kind: string;
  readonly choice: NoticeChoice;
}): Promise<void> {
  keep(await call(switchNotificationKind, { params: { kind }, body: { choice } }));
}

export type Hours = Pick<NotificationSettings, "quietHours" | "digestHour">;

/** Keeps the hours on the server, then here. Throws what `call` throws. */
export async function saveHours(hours: Hours): Promise<void> {
  keep(await call(changeNotificationHours, { body: hours }));
}
