import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { mostCounted, type Notification } from "../contract/notifications.ts";
import { type NotificationRow, notificationOf } from "./notification-dto.ts";

/** The rows of a page with the orders that they are about, in one statement; kept rows too. */
function withOrders(page: RawBuilder<unknown>) {
  return sql<NotificationRow>`
    with page as (
      select told_at, activity_id, kind, heading_en, heading_te, body_en, body_te, leads_to, read_at
      from notifications ${page}
    )
    select page.*, to_jsonb(noticed.*) as noticed from page left join lateral (
      select * from published.noticed_orders
      where order_id = substring(leads_to from '^/app/(?:order|sell/orders)/([0-9]+)$') limit 1
    ) noticed on true`;
}

/** A notification for one profile, in both languages, since the user may switch. */
export interface Telling {
  readonly profileId: number;
  readonly activityId: string;
  readonly kind: string;
  readonly heading: { readonly en: string; readonly te: string };
  readonly text: { readonly en: string; readonly te: string };
  readonly leadsTo: string;
}

/** A notification that was written. */
export interface Told {
  readonly profileId: number;
  readonly activityId: string;
  readonly toldAt: number;
  /** Whether the person has a device for pushes. */
  readonly hasDevice: boolean;
}

/**
 * Writes notifications with time stamps later than each profile's others. The profiles' keys stay locked until commit, so
 * notifications appear in order. One statement. Who was notified before, or wants none of the kind, is left out; asked row
 * by row, since a plan for many would read all notifications.
 */
export async function insertNotifications(
  transaction: Transaction,
  tellings: readonly Telling[],
  now: Date,
): Promise<Told[]> {
  const given = tellings.map((telling, at) => ({ ...telling, at }));
  const { rows } = await sql<Told>`
    with given as (
      select asked.*, row_number() over (partition by "profileId" order by at desc) - 1 as behind
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as asked
        ("profileId" bigint, "activityId" text, kind text, heading jsonb, text jsonb, "leadsTo" text, at integer)
      where (select true from notifications
          where notifications.profile_id = "profileId" and activity_id = "activityId") is null
        and (select true from notification_switches switch
          where switch.profile_id = "profileId" and switch.kind = asked.kind and choice = 'off') is null
    ), key as (
      insert into notification_keys (profile_id, last_told_at)
      select "profileId", ${now.getTime()}::bigint + max(behind) from given group by "profileId" order by "profileId"
      on conflict (profile_id) do update set last_told_at = greatest(
        notification_keys.last_told_at + 1 + excluded.last_told_at - ${now.getTime()}::bigint, excluded.last_told_at)
      returning profile_id, last_told_at
    )
    insert into notifications
      (profile_id, told_at, activity_id, kind, heading_en, heading_te, body_en, body_te, leads_to)
    select profile_id, last_told_at - behind, "activityId", kind, heading ->> 'en', heading ->> 'te',
      text ->> 'en', text ->> 'te', "leadsTo"
    from key join given on "profileId" = profile_id
    on conflict (profile_id, activity_id) do nothing
    returning profile_id as "profileId", activity_id as "activityId", told_at as "toldAt", exists (
      select from push_devices where push_devices.profile_id = notifications.profile_id) as "hasDevice"`.execute(
    transaction,
  );
  return rows;
}

/** A page of a person's notifications, newest first. */
export async function selectPage(
  reader: Reader,
  asked: { readonly profileId: number; readonly before: number | undefined; readonly atMost: number },
): Promise<Notification[]> {
  const before = asked.before === undefined ? sql`` : sql`and told_at < ${asked.before}`;
  const { rows } = await sql<NotificationRow>`${withOrders(
    sql`where profile_id = ${asked.profileId} ${before} order by told_at desc limit ${sql.lit(asked.atMost)}`,
  )} order by told_at desc`.execute(reader);
  return rows.map(notificationOf);
}

/** A person's notifications later than a time stamp, oldest first. */
export async function selectLater(
  reader: Reader,
  asked: { readonly profileId: number; readonly after: number; readonly atMost: number },
): Promise<Notification[]> {
  const { rows } = await sql<NotificationRow>`${withOrders(
    sql`where profile_id = ${asked.profileId} and told_at > ${asked.after} order by told_at limit ${sql.lit(asked.atMost)}`,
  )} order by told_at`.execute(reader);
  return rows.map(notificationOf);
}

/** Time stamp of a person's newest notification; 0 without one. */
export async function selectLastKey(reader: Reader, profileId: number): Promise<number> {
  const row = await reader
    .selectFrom("notification_keys")
    .select("last_told_at")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.last_told_at ?? 0;
}

/** The number of unread notifications, counted up to `mostCounted`. */
export async function countUnread(reader: Reader, profileId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from notifications where profile_id = ${profileId} and read_at is null limit ${sql.lit(mostCounted)}
    ) unread`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Marks a notification as read; false without one of this time stamp. An earlier read time stays. */
export async function markRead(
  reader: Reader,
  asked: { readonly profileId: number; readonly toldAt: number; readonly at: Date },
): Promise<boolean> {
  const marked = await sql`
    update notifications set read_at = coalesce(read_at, ${asked.at})
    where profile_id = ${asked.profileId} and told_at = ${asked.toldAt}`.execute(reader);
  return marked.numAffectedRows === 1n;
}

/** Marks notifications up to a time stamp as read; false when all of them were read. */
export async function markAllRead(
  reader: Reader,
  asked: { readonly profileId: number; readonly upTo: number; readonly at: Date },
): Promise<boolean> {
  const marked = await reader
    .updateTable("notifications")
    .set({ read_at: asked.at })
    .where("profile_id", "=", asked.profileId)
    .where("read_at", "is", null)
    .where("told_at", "<=", asked.upTo)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Deletes notifications sent before a time, read or not. */
export async function deleteOlder(reader: Reader, than: Date): Promise<void> {
  await reader.deleteFrom("notifications").where("told_at", "<", than.getTime()).execute();
}
