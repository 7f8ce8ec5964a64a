import { type Insertable, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Tables } from "#engine/server/data/generated.ts";

export interface Quota {
  readonly mostFiles: number;
  readonly mostBytes: number;
}

/** Counts one more file of the person; false when that would pass the quota. */
export async function takeRoom(
  transaction: Reader,
  profileId: number,
  bytes: number,
  { mostFiles, mostBytes }: Quota,
): Promise<boolean> {
  const row = await transaction
    .insertInto("file_usage")
    .values({ profile_id: profileId, files: 1, stored_bytes: bytes })
    .onConflict((conflict) =>
      conflict
        .column("profile_id")
        .doUpdateSet((eb) => ({
          files: eb("file_usage.files", "+", 1),
          stored_bytes: eb("file_usage.stored_bytes", "+", bytes),
        }))
        .where("file_usage.files", "<", mostFiles)
        .where("file_usage.stored_bytes", "<=", mostBytes - bytes),
    )
    .returning("profile_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the person has room for anything at all: asked before the work of drawing. */
export async function selectUsage(reader: Reader, profileId: number) {
  return reader
    .selectFrom("file_usage")
    .select(["files", "stored_bytes"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
}

export async function insertFile(transaction: Reader, file: Insertable<Tables["files"]>): Promise<void> {
  await transaction.insertInto("files").values(file).execute();
}

/** Who may see the file; undefined when there is none or it is being deleted. */
export async function selectFile(reader: Reader, fileKey: string) {
  return reader
    .selectFrom("files")
    .select(["owner_profile_id", "audience", "reader_profile_ids", "reader_roles"])
    .where("file_key", "=", fileKey)
    .where("deleting_at", "is", null)
    .executeTakeFirst();
}

export interface FileUse {
  readonly fileKeys: readonly string[];
  readonly ownerProfileId: number;
  readonly audience: string;
  readonly usedBy: string;
  readonly readerProfileIds: readonly number[];
  readonly readerRoles: readonly string[];
}

/** Marks the owner's unused files of one kind as used; answers those that could be. */
export async function claimFiles(
  transaction: Reader,
  use: FileUse,
  kind: "picture" | "voice",
): Promise<string[]> {
  const rows = await transaction
    .updateTable("files")
    .set({
      used_by: use.usedBy,
      reader_profile_ids: [...use.readerProfileIds],
      reader_roles: [...use.readerRoles],
    })
    .where(sql<boolean>`file_key = any(${[...use.fileKeys]}::text[])`)
    .where("owner_profile_id", "=", use.ownerProfileId)
    .where("audience", "=", use.audience)
    .where("voice_seconds", kind === "voice" ? "is not" : "is", null)
    .where("used_by", "is", null)
    .where("deleting_at", "is", null)
    .returning("file_key")
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** Makes a file another person's, and counts it there; beyond the quota too, since it was within the uploader's. */
export async function giveFile(
  transaction: Reader,
  { fileKey, from, to }: { readonly fileKey: string; readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    with given as (
      update files set owner_profile_id = ${to} where file_key = ${fileKey} and owner_profile_id = ${from}
      returning stored_bytes
    ), less as (
      update file_usage set files = files - 1, stored_bytes = file_usage.stored_bytes - given.stored_bytes
      from given where profile_id = ${from}
    )
    insert into file_usage (profile_id, files, stored_bytes) select ${to}::bigint, 1, stored_bytes from given
    on conflict (profile_id) do update set files = file_usage.files + 1,
      stored_bytes = file_usage.stored_bytes + excluded.stored_bytes`.execute(transaction);
}

/** Makes used files the store's own, which count for nobody; answers those that are still there. */
export async function giveFilesToStore(transaction: Reader, fileKeys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    with before as (
      select file_key, owner_profile_id, stored_bytes from files
      where file_key = any(${[...fileKeys]}::text[]) and used_by is not null and deleting_at is null
      for update
    ), given as (
      update files set owner_profile_id = null from before where files.file_key = before.file_key
      returning files.file_key
    ), less as (
      update file_usage
      set files = greatest(0, file_usage.files - counted.files),
        stored_bytes = greatest(0, file_usage.stored_bytes - counted.stored_bytes)
      from (
        select owner_profile_id, count(*)::int as files, sum(stored_bytes)::bigint as stored_bytes
        from before group by owner_profile_id
      ) counted
      where file_usage.profile_id = counted.owner_profile_id
    )
    select file_key from given`.execute(transaction);
  return rows.map(({ file_key }) => file_key);
}

/** Nothing uses these files any more; the next clean-up deletes them. */
export async function releaseFiles(
  transaction: Reader,
  fileKeys: readonly string[],
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("files")
    .set({ used_by: null, created_at: at })
    .where(sql<boolean>`file_key = any(${[...fileKeys]}::text[])`)
    .execute();
}

/** Closes unused files for any use, the oldest first, and those that an earlier clean-up left half done. */
export async function closeUnusedFiles(transaction: Reader, before: Date, now: Date, most: number) {
  const unused = transaction
    .selectFrom("files")
    .select("file_key")
    .where("used_by", "is", null)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(most)
    .forUpdate()
    .skipLocked();
  return transaction
    .updateTable("files")
    .set({ deleting_at: now })
    .where("file_key", "in", unused)
    .returning("file_key")
    .execute();
}

/** Forgets files whose bytes are gone and gives their owners the room back. */
export async function deleteFiles(transaction: Reader, fileKeys: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from files where file_key = any(${[...fileKeys]}::text[])
      returning owner_profile_id, stored_bytes
    ), freed as (
      select owner_profile_id, count(*)::int as files, sum(stored_bytes)::bigint as stored_bytes
      from gone group by owner_profile_id
    )
    update file_usage
    set files = greatest(0, file_usage.files - freed.files),
        stored_bytes = greatest(0, file_usage.stored_bytes - freed.stored_bytes)
    from freed where file_usage.profile_id = freed.owner_profile_id`.execute(transaction);
}

/** All that a person has uploaded; a picture has no format of a voice note. */
export async function selectFilesOf(
  reader: Reader,
  profileId: number,
): Promise<{ readonly key: string; readonly voiceFormat: string | null }[]> {
  return reader
    .selectFrom("files")
    .select(["file_key as key", "voice_format as voiceFormat"])
    .where("owner_profile_id", "=", profileId)
    .where("deleting_at", "is", null)
    .execute();
}

/** Closes files of a person for any use, whatever shows them; those closed earlier come again. */
export async function closeFilesOf(
  reader: Reader,
  profileId: number,
  now: Date,
  most: number,
): Promise<string[]> {
  const some = reader
    .selectFrom("files")
    .select("file_key")
    .where("owner_profile_id", "=", profileId)
    .limit(most);
  const rows = await reader
    .updateTable("files")
    .set({ deleting_at: now })
    .where("file_key", "in", some)
    .returning("file_key")
    .execute();
  return rows.map(({ file_key }) => file_key);
}
