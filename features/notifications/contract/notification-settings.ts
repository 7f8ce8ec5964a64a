import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";

/** How a kind of notification reaches a person: on the page and as a push, on the page alone, or not at all. */
export const noticeChoices = ["push", "in-app", "off"] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/** What kinds of notifications stand together: orders and money, a seller's business, work at Santha, the rest. */
export const noticeGroups = ["orders", "selling", "work", "other"] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

const hour = z.int().check(z.minimum(0), z.maximum(23));

export const notificationSettings = z.object({
  /** Each kind that may concern the caller, with what he chose or its default. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      group: z.enum(noticeGroups),
      title: localizedText,
      choice: z.enum(noticeChoices),
    }),
  ),
  /** Full hours in Indian time between which nothing is pushed; null: at any time. */
  quietHours: z.nullable(z.object({ from: hour, until: hour })),
  /** The full hour in Indian time at which the rest of a day is told in short. */
  digestHour: hour,
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** Pushes of one day beyond these wait for the day in short; news of orders and money is not counted. */
export const mostPushesADay = 3;

export const readNotificationSettings = endpoint({
  name: "notifications/read-settings",
  summary: "What the caller is told and how, his quiet hours and the hour of the day in short.",
  method: "GET",
  path: `${v2}/notifications/settings`,
  permission: "member",
  answer: notificationSettings,
  errors: {},
});

export const changeNotificationHours = endpoint({
  name: "notifications/change-hours",
  summary: "Changes quiet hours and the hour of the day in short, which must lie outside of them.",
  method: "PUT",
  path: `${v2}/notifications/settings`,
  permission: "member",
  body: z.object({ quietHours: z.nullable(z.object({ from: hour, until: hour })), digestHour: hour }),
  answer: notificationSettings,
  errors: { "notifications/hours-wrong": 422 },
});

export const switchNotificationKind = endpoint({
  name: "notifications/switch-kind",
  summary: "Chooses how one kind of notification reaches the caller.",
  method: "PUT",
  path: `${v2}/notifications/kinds/{kind}`,
  permission: "member",
  params: z.object({ kind: z.string().check(z.maxLength(60)) }),
  body: z.object({ choice: z.enum(noticeChoices) }),
  answer: notificationSettings,
  errors: { "notifications/no-such-kind": 404 },
});
