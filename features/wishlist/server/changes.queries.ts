import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { pricesWhereWanted } from "#features/store/server";

/** A product of a wishlist whose price or stock is not what its owner last knew; prices in paise, null: cannot be bought. */
export interface WishlistChange {
  readonly wishlistId: number;
  readonly profileId: number;
  readonly level2Id: number;
  readonly level3Id: number;
  readonly slug: string;
  readonly titleEn: string;
  readonly titleTe: string;
  /** Whether `before` is what it cost where its owner lives now: false at the first look, and when he has moved. */
  readonly wasKnown: boolean;
  readonly before: number | null;
  readonly now: number | null;
}

/** Entries of all people, by their ids: those after the one up to the other. */
export interface EntryRange {
  readonly after: number;
  readonly upTo: number;
}

/** The last of the next entries, `atMost` of them; null: no more. */
export async function readEndOfRange(
  reader: Reader,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from (
      select id from wishlist_items where id > ${after} order by id limit ${sql.lit(atMost)}
    ) next`.execute(reader);
  return rows[0]?.last ?? null;
}

/**
 * Finds the entries whose product costs another price than its owner last knew, by what his wishlist shows him where he
 * lives, keeps what is so now, and answers both; each change is found once.
 */
export async function takeChanges(
  transaction: Transaction,
  { range, at, onDay }: { readonly range: EntryRange; readonly at: Date; readonly onDay: string },
): Promise<WishlistChange[]> {
  // Named for each time that the table is read, so that a kept plan goes by the index each time.
  const isInRange = sql`item.id > ${range.after} and item.id <= ${range.upTo}`;
  const found = await sql<WishlistChange>`
    with looked as materialized (
      select item.id, item.level3_id,
        (select profiles.postal_code from published.profiles where profiles.id = item.profile_id) as pin_code
      from wishlist_items item where ${isInRange}
    ), offered as materialized (${pricesWhereWanted(sql`select * from looked`, onDay)}),
    changed as (
      select item.id, item.profile_id, item.level3_id,
        item.known_at is not null and item.known_pin_code is not distinct from looked.pin_code as was_known,
        item.known_price_in_paise as before, offered.price_in_paise as now, looked.pin_code
      from looked join offered on offered.id = looked.id join wishlist_items item on item.id = looked.id
      where ${isInRange} and (item.known_at is null or item.known_pin_code is distinct from looked.pin_code
        or item.known_price_in_paise is distinct from offered.price_in_paise)
      order by item.id for no key update of item
    ), kept as (
      update wishlist_items item
      set known_price_in_paise = changed.now, known_pin_code = changed.pin_code, known_at = ${at}
      from changed where item.id = changed.id and ${isInRange}
    )
    select changed.id as "wishlistId", changed.profile_id as "profileId", product.level2_id as "level2Id",
      product.id as "level3Id", product.slug, product.title_en as "titleEn", product.title_te as "titleTe",
      changed.was_known as "wasKnown", changed.before, changed.now
    from changed join published.product_level3 product on product.id = changed.level3_id
    order by changed.id`.execute(transaction);
  return found.rows;
}
