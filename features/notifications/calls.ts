import { createECDH, randomBytes } from "node:crypto";
import { type Calls, type MakeInput, missingId, type ObjectKind } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { someNews } from "#testing/shop/news.ts";
import { listNotifications } from "./contract/notifications.ts";
import { subscribeDevice } from "./contract/push-devices.ts";

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

/** What the calls of notifications answer, and what is sent to them. */
export const calls: Calls = {
  "notifications/list-notifications": { own: 200 },
  "notifications/follow-notifications": { own: 200, sends: () => [{ query: { ending: "now" } }] },
  "notifications/read-notification": {
    own: 200,
    missing: 404,
    note: "the time stamp names one of the caller's own only",
    sends: notificationParams,
  },
  "notifications/read-all-notifications": {
    own: 200,
    note: "of the caller's own",
    sends: () => [{ body: { upTo: 1 } }],
  },
  "notifications/read-settings": { own: 200 },
  "notifications/change-hours": {
    own: 200,
    sends: () => [{ body: { quietHours: { from: 22, until: 6 }, digestHour: 18 } }],
  },
  "notifications/switch-kind": {
    own: 200,
    missing: 404,
    note: "of the caller's own settings; missing: a kind that is none or never concerns the caller",
    sends: (_, __, kind) => [
      { params: { kind: kind === "missing" ? "NO_SUCH_KIND" : "ORDER_CREATED" }, body: { choice: "off" } },
    ],
  },
  "notifications/read-push-key": { own: 200, note: "a public key" },
  "notifications/subscribe-device": {
    own: 201,
    note: "the browser of the caller's session",
    sends: (_, caller) => [{ body: aSubscription(caller) }],
  },
  "notifications/list-devices": { own: 200 },
  "notifications/remove-device": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => [{ params: { deviceId: await aDevice(world, caller, kind) } }],
  },
};
