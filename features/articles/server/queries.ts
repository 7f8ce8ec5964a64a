import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** The newest version of an article; without texts it is the text that came with the app. */
export interface PublishedRow {
  readonly key: string;
  readonly version: number;
  readonly textEn: string | null;
  readonly textTe: string | null;
  readonly publishedAt: Date;
}

/** The newest version of each of these articles; an article that nobody has changed has none. */
export async function selectPublished(reader: Reader, keys: readonly string[]): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select distinct on (article_key) article_key as key, version, text_en as "textEn", text_te as "textTe",
      published_at as "publishedAt"
    from article_versions where article_key = any(${[...keys]}::text[])
    order by article_key, version desc`.execute(reader);
  return rows;
}

export interface VersionRow extends Omit<PublishedRow, "key"> {
  readonly restoredVersion: number | null;
  readonly reason: string;
  readonly publishedBy: string;
}

/** The versions of one article with their texts, the latest first. */
export async function selectVersions(reader: Reader, key: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, text_en as "textEn", text_te as "textTe", published_at as "publishedAt",
      restored_version as "restoredVersion", reason, admin.first_name as "publishedBy"
    from article_versions join published.profiles admin on admin.id = published_by_profile_id
    where article_key = ${key} order by version desc`.execute(reader);
  return rows;
}

export interface NewVersion {
  readonly key: string;
  readonly version: number;
  readonly text: { readonly en: string; readonly te: string } | null;
  readonly restoredVersion: number | null;
  readonly reason: string;
  readonly at: Date;
  readonly by: number;
}

/** Adds a version; false: somebody else has added one of that number. */
export async function insertVersion(transaction: Transaction, added: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("article_versions")
    .values({
      article_key: added.key,
      version: added.version,
      text_en: added.text?.en ?? null,
      text_te: added.text?.te ?? null,
      restored_version: added.restoredVersion,
      reason: added.reason,
      published_at: added.at,
      published_by_profile_id: added.by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
