import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** What an author has written, as it is kept. */
export interface Written {
  readonly body: string;
  readonly pictureKeys: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
  readonly crops: readonly string[];
  readonly level3Id: number | null;
  /** Null: it is out. */
  readonly goesOutAt: Date | null;
}

export interface NewUpdate extends Written {
  readonly shareId: string;
  readonly authorProfileId: number;
  readonly writtenAt: Date;
  readonly publishedAt: Date | null;
}

/** Keeps an update and answers its id. */
export async function insertUpdate(transaction: Transaction, given: NewUpdate): Promise<number> {
  const { id } = await transaction
    .insertInto("updates")
    .values({
      share_id: given.shareId,
      author_profile_id: given.authorProfileId,
      body: given.body,
      picture_keys: [...given.pictureKeys],
      voice: given.voice,
      crops: [...given.crops],
      level3_id: given.level3Id,
      written_at: given.writtenAt,
      goes_out_at: given.goesOutAt,
      published_at: given.publishedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** How many updates of a person wait for their time. */
export async function countWaiting(reader: Reader, authorProfileId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from updates
    where author_profile_id = ${authorProfileId} and published_at is null`.execute(reader);
  return rows[0]?.count ?? 0;
}

export interface OwnUpdate {
  readonly id: number;
  readonly body: string;
  readonly pictureKeys: readonly string[];
  readonly voice: string | null;
  readonly crops: readonly string[];
  readonly publishedAt: Date | null;
}

/** How many of these crops are offered. */
export async function countOffered(reader: Reader, slugs: readonly string[]): Promise<number> {
  if (slugs.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from published.crops
    where slug = any(${[...slugs]}::text[]) and not is_withdrawn`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** An update of this author, held until the transaction ends; undefined for others' and for what was taken down. */
export async function lockOwn(
  transaction: Transaction,
  { shareId, authorProfileId }: { readonly shareId: string; readonly authorProfileId: number },
): Promise<OwnUpdate | undefined> {
  const { rows } = await sql<OwnUpdate>`
    select id, body, picture_keys as "pictureKeys", voice, crops, published_at as "publishedAt" from updates
    where share_id = ${shareId} and author_profile_id = ${authorProfileId} and taken_down_at is null
    for update`.execute(transaction);
  return rows[0];
}

/** Writes an update anew. */
export async function changeUpdate(
  transaction: Transaction,
  id: number,
  written: Written & { readonly publishedAt: Date | null; readonly editedAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable("updates")
    .set({
      body: written.body,
      picture_keys: [...written.pictureKeys],
      voice: written.voice,
      crops: [...written.crops],
      level3_id: written.level3Id,
      goes_out_at: written.goesOutAt,
      published_at: written.publishedAt,
      ...(written.editedAt && { edited_at: written.editedAt }),
    })
    .where("id", "=", id)
    .execute();
}

/** Keeps the words that an edit replaces, those of the poll among them; the same words are no edit. */
export async function keepVersion(
  transaction: Transaction,
  { updateId, words, after }: { readonly updateId: number; readonly words: string; readonly after: string },
  replacedAt: Date,
): Promise<void> {
  if (words === after) return;
  await transaction
    .insertInto("update_versions")
    .values({ update_id: updateId, body: words, replaced_at: replacedAt })
    .execute();
}

/** Deletes an update with its comments, marks and reports. */
export async function removeUpdate(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("updates").where("id", "=", id).execute();
}

/** The updates whose time has come. Those of somebody whose writing is stopped go out when it is not any more. */
export async function selectDue(reader: Reader, now: Date): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from updates where published_at is null and goes_out_at <= ${now} and not exists (
      select from published.writing_pauses pause
      where pause.profile_id = author_profile_id and (pause.ends_at is null or pause.ends_at > ${now}))
    order by goes_out_at limit 500`.execute(reader);
  return rows;
}

/** Lets an update out whose time has come, and answers it; undefined where it is out or waits again. */
export async function letOut(
  transaction: Transaction,
  id: number,
  now: Date,
): Promise<
  | {
      readonly authorProfileId: number;
      readonly shareId: string;
      readonly body: string;
      readonly pictureKeys: readonly string[];
      readonly voice: string | null;
      readonly publishedAt: Date | null;
    }
  | undefined
> {
  return transaction
    .updateTable("updates")
    .set({ published_at: now, goes_out_at: null })
    .where("id", "=", id)
    .where("published_at", "is", null)
    .where("goes_out_at", "<=", now)
    .returning([
      "author_profile_id as authorProfileId",
      "share_id as shareId",
      "body",
      "picture_keys as pictureKeys",
      "voice",
      "published_at as publishedAt",
    ])
    .executeTakeFirst();
}
