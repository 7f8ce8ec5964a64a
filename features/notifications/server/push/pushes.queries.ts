import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { PlannedPush } from "./plan-pushes.ts";

/** A notification that may be pushed. */
interface Pushable {
  readonly profileId: number;
  readonly toldAt: number;
  readonly kind: string;
  /** How the kind reaches who has not chosen. */
  readonly usually: string;
}

/**
 * Marks notifications as some to be pushed, where the person wants pushes of the kind and has a device for them. One
 * statement. Answers whose they are.
 */
export async function insertPushes(
  transaction: Transaction,
  pushes: readonly Pushable[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ profileId: number }>`
    insert into pushes (profile_id, told_at, state, look_at)
    select "profileId", "toldAt", 'waiting', ${at}
    from json_to_recordset(${JSON.stringify(pushes)}::json)
      push ("profileId" bigint, "toldAt" bigint, kind text, usually text)
    where exists (select from push_devices where profile_id = "profileId")
      and coalesce((select choice from notification_switches chosen
        where chosen.profile_id = "profileId" and chosen.kind = push.kind), usually) = 'push'
    on conflict do nothing returning profile_id as "profileId"`.execute(transaction);
  return rows.map(({ profileId }) => profileId);
}

/** Holds a person's notifications: until the transaction ends nobody else tells him or decides on his pushes. */
export async function lockTelling(transaction: Transaction, profileId: number): Promise<void> {
  await sql`select from notification_keys where profile_id = ${profileId} for update`.execute(transaction);
}

interface DuePush {
  readonly toldAt: number;
  readonly kind: string;
  readonly heading: { readonly en: string; readonly te: string };
  readonly isRead: boolean;
}

/** A person's pushes of a state on which it is time to decide, the oldest first. */
export async function selectDue(
  transaction: Transaction,
  asked: {
    readonly profileId: number;
    readonly state: "waiting" | "for digest";
    readonly now: Date;
    readonly atMost: number;
  },
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    select told_at as "toldAt", kind, json_build_object('en', heading_en, 'te', heading_te) as heading,
      read_at is not null as "isRead"
    from pushes join notifications using (profile_id, told_at)
    where profile_id = ${asked.profileId} and state = ${asked.state} and look_at <= ${asked.now}
    order by told_at limit ${sql.lit(asked.atMost)}`.execute(transaction);
  return rows;
}

/** How many pushes of a day in India (`yyyy-mm-dd`) count for a person. */
export async function countPushesOf(
  transaction: Transaction,
  { profileId, day }: { readonly profileId: number; readonly day: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pushes where profile_id = ${profileId} and counted_on = ${day}`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

/** Writes what was decided, and a delivery for each device of what is to be sent. */
export async function writePlan(
  transaction: Transaction,
  {
    profileId,
    plan,
    now,
  }: { readonly profileId: number; readonly plan: readonly PlannedPush[]; readonly now: Date },
): Promise<void> {
  const toldAt = plan.map((each) => each.toldAt);
  await sql`
    update pushes set state = planned.state, look_at = planned.look_at, counted_on = planned.counted_on
    from unnest(${toldAt}::bigint[], ${plan.map(({ state }) => state)}::text[],
      ${plan.map(({ lookAt }) => lookAt.toISOString())}::timestamptz[],
      ${plan.map(({ countedOn }) => countedOn)}::date[]) as planned (told_at, state, look_at, counted_on)
    where pushes.profile_id = ${profileId} and pushes.told_at = planned.told_at`.execute(transaction);
  await sql`
    insert into push_deliveries (profile_id, told_at, device_id, try_at)
    select pushes.profile_id, told_at, push_devices.id, ${now} from pushes
    join push_devices on push_devices.profile_id = pushes.profile_id
    where pushes.profile_id = ${profileId} and told_at = any(${toldAt}::bigint[]) and state = 'sent'
    on conflict do nothing`.execute(transaction);
}

/** Moves pushes of a person that wait for the day in short to another state or moment. */
export async function moveDigested(
  transaction: Transaction,
  moved: {
    readonly profileId: number;
    readonly toldAt: readonly number[];
    readonly state: "for digest" | "in digest" | "not sent";
    readonly lookAt: Date;
  },
): Promise<void> {
  await sql`
    update pushes set state = ${moved.state}, look_at = ${moved.lookAt}
    where profile_id = ${moved.profileId} and told_at = any(${moved.toldAt}::bigint[])`.execute(transaction);
}

/** After a change of hours: what waits is decided anew, and the day in short comes at its new hour. */
export async function lookAgain(
  transaction: Transaction,
  { profileId, now, digestAt }: { readonly profileId: number; readonly now: Date; readonly digestAt: Date },
): Promise<void> {
  await sql`
    update pushes set look_at = case state when 'waiting' then ${now} else ${digestAt} end::timestamptz
    where profile_id = ${profileId} and state in ('waiting', 'for digest')`.execute(transaction);
}

/** People for whom it is time to decide or to send something. */
export async function selectPeopleDue(
  reader: Reader,
  { now, atMost }: { readonly now: Date; readonly atMost: number },
): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from pushes where state in ('waiting', 'for digest') and look_at <= ${now}
    union select profile_id from push_deliveries where try_at <= ${now}
    limit ${sql.lit(atMost)}`.execute(reader);
  return rows.map((row) => row.profile_id);
}
