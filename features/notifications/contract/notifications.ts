import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { bed } from "#features/store/contract/store.ts";

const moment = z.coerce
  .number<string | number>()
  .check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** The order that a notification is about, in words and as a picture. */
export const noticedOrder = z.object({
  orderId: z.string(),
  /** `Neem oil, 1 L for Ramulu`: its first product, how many more there are, and the farmer it is for. */
  subject: localizedText,
  /** What is said of it: the text without the number of the order. */
  said: localizedText,
  drawing: z.string(),
  photo: z.nullable(z.string()),
  bed,
});

/** One thing that a person is told. */
export const notification = z.object({
  /** Epoch milliseconds and at the same time its key: no two of one person are the same. */
  timestamp: z.int(),
  /** What happened, once per person whatever is told twice (NOTIF-005, NOTIF-010). */
  latestActivity: z.object({ id: z.string() }),
  /** For example `ORDER_CREATED`. */
  kind: z.string(),
  heading: localizedText,
  text: localizedText,
  /** The screen that it is about: `/app/order/123`. */
  leadsTo: z.string(),
  isRead: z.boolean(),
  /** Null: about no order. */
  about: z.nullable(noticedOrder),
});
export type Notification = z.output<typeof notification>;

/** More are shown as "99+". */
export const mostCounted = 100;

export const listNotifications = endpoint({
  name: "notifications/list-notifications",
  summary:
    "What the caller was told, newest first, paged by `before`, and how many of all he has not read (at most 100).",
  method: "GET",
  path: `${v2}/notifications`,
  permission: "member",
  query: z.object({
    before: z.optional(moment),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({
    notifications: z.array(notification),
    unreadCount: z.int(),
    /** `before` of the next page; null at the end. */
    nextBefore: z.nullable(z.int()),
  }),
  errors: {},
});

export const followNotifications = endpoint({
  name: "notifications/follow-notifications",
  summary:
    "Server-sent events: each carries one notification under its time stamp. Resumes after `Last-Event-ID` or `after`; else begins now. Events without content: `everyone`, something for all is new; `read`, the caller has read notifications, maybe elsewhere. Both come at the beginning too.",
  method: "GET",
  path: `${v2}/notifications/stream`,
  permission: "member",
  query: z.object({
    /** Time stamp of the last notification that the caller has. */
    after: z.optional(moment),
    /** `now`: what is there is sent and the answer ends, for a network that holds streams back. */
    ending: z.optional(z.enum(["now"])),
  }),
  givesStream: true,
  /** Keyed by the time stamp (NOTIF-004). */
  answer: z.record(z.string(), notification),
  errors: {},
});

export const readNotification = endpoint({
  name: "notifications/read-notification",
  summary: "Marks one notification of the caller as read; answers how many are left.",
  method: "POST",
  path: `${v2}/notifications/{timestamp}/read`,
  permission: "member",
  params: z.object({ timestamp: moment }),
  answer: z.object({ unreadCount: z.int() }),
  errors: { "notifications/not-found": 404 },
});

export const readAllNotifications = endpoint({
  name: "notifications/read-all-notifications",
  summary: "Marks all notifications of the caller up to a time stamp as read; later ones stay as they are.",
  method: "POST",
  path: `${v2}/notifications/read`,
  permission: "member",
  body: z.object({ upTo: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  answer: z.object({ unreadCount: z.int() }),
  errors: {},
});
