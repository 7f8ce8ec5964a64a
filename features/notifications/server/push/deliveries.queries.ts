import { sql } from "kysely";
import type { Language } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** A push taken in hand for one device, with all that is needed to send it. */
export interface Delivery {
  readonly profileId: number;
  readonly toldAt: number;
  readonly deviceId: number;
  /** This try included. */
  readonly tries: number;
  readonly endpoint: string;
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
  readonly language: Language;
  readonly heading: { readonly en: string; readonly te: string };
  readonly text: { readonly en: string; readonly te: string };
  readonly leadsTo: string;
}

/**
 * Takes deliveries of a person in hand until `handUntil`; nobody else is given them before that. A process that dies
 * with them leaves them to the next one.
 */
export async function takeDeliveries(
  reader: Reader,
  asked: {
    readonly profileId: number;
    readonly now: Date;
    readonly handUntil: Date;
    readonly atMost: number;
  },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as (
      select profile_id, told_at, device_id from push_deliveries
      where profile_id = ${asked.profileId} and try_at <= ${asked.now}
      order by told_at, device_id limit ${sql.lit(asked.atMost)} for update skip locked
    ), taken as (
      update push_deliveries set try_at = ${asked.handUntil}, tries = tries + 1 from due
      where push_deliveries.profile_id = due.profile_id and push_deliveries.told_at = due.told_at
        and push_deliveries.device_id = due.device_id
      returning push_deliveries.*
    )
    select taken.profile_id as "profileId", taken.told_at as "toldAt", taken.device_id as "deviceId", taken.tries,
      endpoint, public_key as "publicKey", auth_secret as "authSecret", language, leads_to as "leadsTo",
      json_build_object('en', heading_en, 'te', heading_te) as heading,
      json_build_object('en', body_en, 'te', body_te) as text
    from taken join push_devices on push_devices.id = taken.device_id
    join notifications on notifications.profile_id = taken.profile_id and notifications.told_at = taken.told_at
    order by taken.told_at, taken.device_id`.execute(reader);
  return rows;
}

/** Ends a delivery or puts it off; one that another process has taken since is left alone. */
export async function closeDelivery(
  reader: Reader,
  {
    profileId,
    toldAt,
    deviceId,
    tries,
    tryAt,
  }: Pick<Delivery, "profileId" | "toldAt" | "deviceId" | "tries"> & { readonly tryAt: Date | null },
): Promise<void> {
  await reader
    .updateTable("push_deliveries")
    .set({ try_at: tryAt })
    .where("profile_id", "=", profileId)
    .where("told_at", "=", toldAt)
    .where("device_id", "=", deviceId)
    .where("tries", "=", tries)
    .execute();
}

/** Ends what is due of a notification that was read meanwhile, or whose kind is not to be pushed any more. */
export async function dropDeliveries(
  transaction: Transaction,
  asked: { readonly profileId: number; readonly now: Date; readonly pushedKinds: readonly string[] },
): Promise<void> {
  await sql`
    update push_deliveries set try_at = null from notifications
    where push_deliveries.profile_id = ${asked.profileId} and try_at <= ${asked.now}
      and notifications.profile_id = push_deliveries.profile_id
      and notifications.told_at = push_deliveries.told_at
      and (read_at is not null or kind <> all(${asked.pushedKinds}::text[]))`.execute(transaction);
}

/** Puts off what is due until the quiet hours end. It is no try. */
export async function putOffDeliveries(
  transaction: Transaction,
  { profileId, now, until }: { readonly profileId: number; readonly now: Date; readonly until: Date },
): Promise<void> {
  await transaction
    .updateTable("push_deliveries")
    .set({ try_at: until })
    .where("profile_id", "=", profileId)
    .where("try_at", "<=", now)
    .execute();
}

/**
 * Makes due what was put off until the end of these quiet hours. What another process has in hand stands at other
 * moments: nothing is taken in hand in quiet hours.
 */
export async function bringForward(
  transaction: Transaction,
  { profileId, until, now }: { readonly profileId: number; readonly until: Date; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable("push_deliveries")
    .set({ try_at: now })
    .where("profile_id", "=", profileId)
    .where("try_at", "=", until)
    .execute();
}
