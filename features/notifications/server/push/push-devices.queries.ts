import { sql } from "kysely";
import type { Language } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

export interface NewPushDevice {
  readonly profileId: number;
  readonly sessionId: number;
  readonly endpoint: string;
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
  readonly language: Language;
  readonly at: Date;
}

/**
 * Keeps the subscription of a session's browser in place of an earlier one. An address that another person's session
 * has comes over with its own keys only: these are known to that very browser. Returns undefined without them.
 */
export async function upsertDevice(
  transaction: Transaction,
  device: NewPushDevice,
): Promise<number | undefined> {
  const { profileId, sessionId, endpoint, publicKey, authSecret, language, at } = device;
  await transaction
    .deleteFrom("push_devices")
    .where("session_id", "=", sessionId)
    .where("endpoint", "<>", endpoint)
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into push_devices as known
      (profile_id, session_id, endpoint, public_key, auth_secret, language, subscribed_at)
    values (${profileId}, ${sessionId}, ${endpoint}, ${publicKey}, ${authSecret}, ${language}, ${at})
    on conflict (endpoint) do update set profile_id = excluded.profile_id, session_id = excluded.session_id,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret, language = excluded.language,
      subscribed_at = case when known.session_id = excluded.session_id then known.subscribed_at
        else excluded.subscribed_at end
    where known.profile_id = excluded.profile_id
      or (known.public_key = excluded.public_key and known.auth_secret = excluded.auth_secret)
    returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Forgets what was on its way to a device for somebody else than its present owner. */
export async function deleteDeliveriesOfOthers(transaction: Transaction, deviceId: number): Promise<void> {
  await sql`
    delete from push_deliveries using push_devices
    where push_devices.id = ${deviceId} and device_id = push_devices.id
      and push_deliveries.profile_id <> push_devices.profile_id`.execute(transaction);
}

/** Deletes a person's devices beyond the latest so many. */
export async function deleteDevicesBeyond(
  transaction: Transaction,
  { profileId, most }: { readonly profileId: number; readonly most: number },
): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where profile_id = ${profileId}
      order by subscribed_at desc, id desc offset ${most})`.execute(transaction);
}

export interface KeptDevice {
  readonly deviceId: number;
  readonly sessionId: number;
  readonly since: Date;
}

/** A person's devices, the latest first. */
export async function selectDevices(reader: Reader, profileId: number): Promise<KeptDevice[]> {
  return reader
    .selectFrom("push_devices")
    .select(["id as deviceId", "session_id as sessionId", "subscribed_at as since"])
    .where("profile_id", "=", profileId)
    .orderBy("subscribed_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Deletes a person's device; false when he has none of this id. */
export async function deleteDevice(
  reader: Reader,
  asked: { readonly profileId: number; readonly deviceId: number },
): Promise<boolean> {
  const deleted = await reader
    .deleteFrom("push_devices")
    .where("profile_id", "=", asked.profileId)
    .where("id", "=", asked.deviceId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Deletes a device whose push service knows this address no more; a newer address of the device stays. */
export async function deleteGoneDevice(
  reader: Reader,
  gone: { readonly deviceId: number; readonly endpoint: string },
): Promise<void> {
  await reader
    .deleteFrom("push_devices")
    .where("id", "=", gone.deviceId)
    .where("endpoint", "=", gone.endpoint)
    .execute();
}
