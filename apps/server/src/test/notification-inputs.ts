import { createECDH, randomBytes } from "node:crypto";
import { listNotifications } from "@santha/contract/notifications";
import { subscribeDevice } from "@santha/contract/push-devices";
import type { ObjectKind } from "../permissions.table.ts";
import { sessionFor } from "./app.ts";
import { type MakeInput, missingId, nothing } from "./inputs.ts";
import { someNews } from "./news.ts";
import type { Somebody, World } from "./permission-world.ts";

/** A notification that the caller was told just now. */
const notificationParams: MakeInput = async ({ app }, person, kind) => {
  if (kind === "missing") return [{ params: { timestamp: missingId } }];
  await someNews(app, person, 1);
  const { data } = await app.call(listNotifications, { query: {} }, { as: await sessionFor(app, person) });
  return [{ params: { timestamp: data.notifications[0]?.timestamp } }];
};

/** A push subscription as a browser makes it; nobody is at the address. */
function aSubscription({ profileKey }: Somebody) {
  const own = createECDH("prime256v1");
  const keys = { p256dh: own.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const endpoint = `https://push.example.com/to/${randomBytes(9).toString("base64url")}`;
  return { profileKey, endpoint, keys, language: "te" } as const;
}

async function aDevice({ app, stranger }: World, caller: Somebody, kind: ObjectKind) {
  if (kind === "missing") return missingId;
  const owner = kind === "others" ? stranger : caller;
  const as = await sessionFor(app, owner);
  return (await app.call(subscribeDevice, { body: aSubscription(owner) }, { as })).data.deviceId;
}

/** What is sent to the calls of notifications, their settings and the devices that get pushes. */
export const notificationInputs: Readonly<Record<string, MakeInput>> = {
  "notifications/list-notifications": nothing,
  "notifications/follow-notifications": () => [{ query: { ending: "now" } }],
  "notifications/read-notification": notificationParams,
  "notifications/read-all-notifications": () => [{ body: { upTo: 1 } }],
  "notifications/read-settings": nothing,
  "notifications/change-hours": () => [{ body: { quietHours: { from: 22, until: 6 }, digestHour: 18 } }],
  "notifications/switch-kind": (_, __, kind) => [
    { params: { kind: kind === "missing" ? "NO_SUCH_KIND" : "ORDER_CREATED" }, body: { choice: "off" } },
  ],
  "notifications/read-push-key": nothing,
  "notifications/subscribe-device": (_, caller) => [{ body: aSubscription(caller) }],
  "notifications/list-devices": nothing,
  "notifications/remove-device": async (world, caller, kind) => [
    { params: { deviceId: await aDevice(world, caller, kind) } },
  ],
};
