import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { type Language, languages } from "#engine/contract/language.ts";
import { isOneLine } from "#engine/contract/typed-text.ts";
import { browsers, systems } from "#features/auth/contract/auth.ts";

/** Bytes as the browser gives them: base64url without padding. */
function bytes(count: number) {
  const letters = Math.ceil((count * 4) / 3);
  return z.string().check(z.minLength(letters), z.maxLength(letters), z.regex(/^[A-Za-z0-9_-]+$/));
}

export const readPushKey = endpoint({
  name: "notifications/read-push-key",
  summary: "The public key (VAPID, base64url) with which a browser asks its push service for a subscription.",
  method: "GET",
  path: `${v2}/push/key`,
  permission: "anyone",
  answer: z.object({ publicKey: z.string() }),
  errors: {},
});

export const subscribeDevice = endpoint({
  name: "notifications/subscribe-device",
  summary:
    "Keeps the push subscription of the caller's browser until his session ends. Sent again it changes nothing; a new subscription takes the place of the session's former one.",
  method: "POST",
  path: `${v2}/notifications/devices`,
  permission: "member",
  body: z.object({
    /** For whom the browser initialised its push service (NOTIF-007); must be the caller. */
    profileKey: z.string().check(z.maxLength(64)),
    /** Address at the browser's push service. */
    endpoint: z.string().check(z.minLength(1), z.maxLength(1024), z.refine(isOneLine)),
    /** The browser's key on the curve P-256 (65 bytes) and its secret (16 bytes). */
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
    /** The language that the app has on this device. */
    language: z.enum(languages),
  }),
  answer: z.object({ deviceId: z.int() }),
  success: "CREATED",
  errors: {
    "notifications/address-refused": 422,
    "notifications/keys-refused": 422,
    "notifications/device-of-another": 409,
    "notifications/not-this-person": 409,
  },
  limit: { hits: 60, windowInMinutes: 60 },
});

/** A device that gets pushes of the caller. */
export const pushDevice = z.object({
  deviceId: z.int(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** Epoch milliseconds. */
  since: z.int(),
  isThisOne: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

export const listDevices = endpoint({
  name: "notifications/list-devices",
  summary: "The devices that get pushes of the caller, this one first; at most 10.",
  method: "GET",
  path: `${v2}/notifications/devices`,
  permission: "member",
  answer: z.object({ devices: z.array(pushDevice) }),
  errors: {},
});

export const removeDevice = endpoint({
  name: "notifications/remove-device",
  summary: "Sends no more pushes to one of the caller's devices.",
  method: "DELETE",
  path: `${v2}/notifications/devices/{deviceId}`,
  permission: "member",
  params: z.object({ deviceId: z.coerce.number<string | number>().check(z.int(), z.minimum(1)) }),
  answer: z.object({ isRemoved: z.literal(true) }),
  errors: { "notifications/no-such-device": 404 },
});

/** What a push says, as the service worker reads it. */
export interface PushText {
  /** Time stamp of the notification: its key, with which it is marked as read. */
  readonly timestamp: number;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  /** The screen that it is about: `/app/order/123`. */
  readonly leadsTo: string;
}
