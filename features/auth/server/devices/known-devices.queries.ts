import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** More devices than that no person uses; the ones unused for longest are forgotten. */
const mostOfOnePerson = 20;

/** Whose sign-ins a device has seen since the moment. */
export async function selectProfilesOfDevice(
  reader: Reader,
  { tokenHash, usedSince }: { readonly tokenHash: Buffer; readonly usedSince: Date },
): Promise<number[]> {
  const rows = await reader
    .selectFrom("known_devices")
    .select("profile_id")
    .where("token_hash", "=", tokenHash)
    .where("last_used_at", ">", usedSince)
    .execute();
  return rows.map((row) => row.profile_id);
}

/** Keeps that a person has signed in on a device; true when it is the first time. */
export async function upsertKnownDevice(
  transaction: Transaction,
  device: { readonly tokenHash: Buffer; readonly profileId: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into known_devices (token_hash, profile_id, first_used_at, last_used_at)
    values (${device.tokenHash}, ${device.profileId}, ${device.at}, ${device.at})
    on conflict (token_hash, profile_id) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 as "isNew"`.execute(transaction);
  await sql`delete from known_devices where profile_id = ${device.profileId} and token_hash in (
    select token_hash from known_devices where profile_id = ${device.profileId}
    order by last_used_at desc, token_hash offset ${mostOfOnePerson})`.execute(transaction);
  return rows[0]?.isNew ?? false;
}

/** After a new password a device has to prove itself again. */
export async function deleteKnownDevicesOf(transaction: Reader, profileId: number): Promise<void> {
  await transaction.deleteFrom("known_devices").where("profile_id", "=", profileId).execute();
}

export async function deleteDevicesUnusedSince(database: Reader, moment: Date): Promise<void> {
  await database.deleteFrom("known_devices").where("last_used_at", "<=", moment).execute();
}
