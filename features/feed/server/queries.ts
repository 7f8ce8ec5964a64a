import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

export interface NewItem {
  readonly entityId: string;
  readonly subjectKind: string;
  readonly subjectKey: string;
  readonly event: string;
  readonly authorProfileId: number | null;
  readonly isByHouse: boolean;
  readonly readerProfileId: number | null;
  readonly title: string | null;
  readonly words: string | null;
  readonly level3Ids: readonly number[];
  readonly url: string | null;
  readonly leadsTo: string | null;
  readonly isPinned: boolean;
  readonly publishedAt: Date;
}

/**
 * Publishes a subject, later than all others of the feed; null when it is published already. The feed's time
 * stays locked until the transaction ends, so items become visible in order. One statement, so only one
 * parallel call succeeds.
 */
export async function insertItem(transaction: Transaction, item: NewItem): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with stream as (
      insert into feed_streams (entity_id, last_published_at)
      values (${item.entityId}, ${item.publishedAt}::timestamptz)
      on conflict (entity_id) do update set last_published_at =
        greatest(feed_streams.last_published_at + interval '1 millisecond', excluded.last_published_at)
      returning last_published_at
    )
    insert into feed_items (entity_id, subject_kind, subject_key, event, author_profile_id, is_by_house,
      reader_profile_id, title, words, level3_ids, url, leads_to, is_pinned, published_at)
    select ${item.entityId}, ${item.subjectKind}, ${item.subjectKey}, ${item.event}, ${item.authorProfileId}::bigint,
      ${item.isByHouse}::boolean, ${item.readerProfileId}::bigint, ${item.title}, ${item.words},
      ${item.level3Ids}::bigint[], ${item.url}, ${item.leadsTo}, ${item.isPinned}::boolean, last_published_at
    from stream
    on conflict (subject_kind, subject_key) do update set
      entity_id = excluded.entity_id, event = excluded.event, author_profile_id = excluded.author_profile_id,
      is_by_house = excluded.is_by_house, reader_profile_id = excluded.reader_profile_id, title = excluded.title,
      words = excluded.words, level3_ids = excluded.level3_ids, url = excluded.url, leads_to = excluded.leads_to,
      is_pinned = excluded.is_pinned, published_at = excluded.published_at, withdrawn_at = null
    where feed_items.withdrawn_at is not null
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Withdraws a subject from its feed and deletes its text; false when no feed has it. */
export async function withdrawSubject(
  transaction: Transaction,
  subject: { readonly kind: string; readonly key: string },
  at: Date,
): Promise<boolean> {
  const updated = await transaction
    .updateTable("feed_items")
    .set({ withdrawn_at: at, title: null, words: null })
    .where("subject_kind", "=", subject.kind)
    .where("subject_key", "=", subject.key)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Writes title and text of a subject in a feed anew; false when no feed has it. */
export async function rewriteSubject(
  transaction: Transaction,
  subject: { readonly kind: string; readonly key: string },
  written: { readonly title: string | null; readonly words: string | null },
): Promise<boolean> {
  const updated = await transaction
    .updateTable("feed_items")
    .set(written)
    .where("subject_kind", "=", subject.kind)
    .where("subject_key", "=", subject.key)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The key of a subject of this kind that the author has published under this item id. */
export async function findOwnSubject(
  reader: Reader,
  own: { readonly itemId: string; readonly authorProfileId: number; readonly kind: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ subject_key: string }>`
    select subject_key from feed_items
    where id = ${own.itemId}::bigint and author_profile_id = ${own.authorProfileId}
      and subject_kind = ${own.kind} and withdrawn_at is null`.execute(reader);
  return rows[0]?.subject_key;
}

/** Which of these products are sold at all, and which by this user's business. */
export async function selectSold(
  reader: Reader,
  asked: { readonly level3Ids: readonly number[]; readonly profileId: number },
): Promise<{ readonly level3_id: number; readonly is_own: boolean }[]> {
  const { rows } = await sql<{ level3_id: number; is_own: boolean }>`
    select listed.level3_id, bool_or(sellers.profile_id = ${asked.profileId}) as is_own
    from published.listings_for_sale listed join published.sellers on sellers.id = listed.seller_id
    where listed.level3_id = any(${asked.level3Ids}::bigint[]) and listed.is_listed
    group by listed.level3_id`.execute(reader);
  return rows;
}

/** The same for one product, with the item in which this author shows it alone or among others. */
export async function findShareOf(
  reader: Reader,
  asked: { readonly level3Id: number; readonly profileId: number; readonly kind: string },
): Promise<{ readonly is_sold: boolean; readonly is_own: boolean; readonly item_id: number | null }> {
  const { rows } = await sql<{ is_sold: boolean; is_own: boolean; item_id: number | null }>`
    select count(sellers.id) > 0 as is_sold,
      coalesce(bool_or(sellers.profile_id = ${asked.profileId}), false) as is_own,
      (select max(id) from feed_items where author_profile_id = ${asked.profileId} and withdrawn_at is null
        and subject_kind = ${asked.kind} and ${asked.level3Id} = any(level3_ids)) as item_id
    from published.listings_for_sale listed join published.sellers on sellers.id = listed.seller_id
    where listed.level3_id = ${asked.level3Id} and listed.is_listed`.execute(reader);
  return rows[0] ?? { is_sold: false, is_own: false, item_id: null };
}
