import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** Keeps a part of a copy. */
export async function insertPart(
  transaction: Transaction,
  requestId: number,
  part: number,
  bytes: Buffer,
): Promise<void> {
  await transaction
    .insertInto("privacy_export_parts")
    .values({ request_id: requestId, part, bytes })
    .execute();
}

/** A part of a copy; undefined behind the last one. */
export async function selectPart(
  reader: Reader,
  requestId: number,
  part: number,
): Promise<Buffer | undefined> {
  const row = await reader
    .selectFrom("privacy_export_parts")
    .select("bytes")
    .where("request_id", "=", requestId)
    .where("part", "=", part)
    .executeTakeFirst();
  return row?.bytes;
}

/** The copy of the person that can be downloaded now. */
export async function selectReady(
  reader: Reader,
  profileId: number,
  now: Date,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`select id from privacy_requests
    where profile_id = ${profileId} and kind = 'export' and state = 'ready' and kept_until > ${now}
    order by id desc limit 1`.execute(reader);
  return rows[0];
}

/** Removes copies whose time is over, and older ones of the same person as this. */
export async function removeCopies(
  transaction: Transaction,
  over: { readonly before: Date } | { readonly ofProfileId: number },
): Promise<void> {
  const which = "before" in over ? sql`kept_until <= ${over.before}` : sql`profile_id = ${over.ofProfileId}`;
  await sql`with gone as (
      update privacy_requests set state = 'done' where state = 'ready' and ${which} returning id
    ) delete from privacy_export_parts where request_id in (select id from gone)`.execute(transaction);
}
