import type { Transaction } from "@santha/database/client";
import { sql } from "kysely";

/** A product of a wishlist whose price or stock is not what its owner last knew; prices in paise, null: sold out. */
export interface WishlistChange {
  readonly wishlistId: number;
  readonly profileId: number;
  readonly level2Id: number;
  readonly level3Id: number;
  readonly slug: string;
  readonly titleEn: string;
  readonly titleTe: string;
  /** False at the first look at an entry. */
  readonly wasKnown: boolean;
  readonly before: number | null;
  readonly now: number | null;
}

/** Finds entries whose product has changed, keeps what is so now, and answers both; each change is found once. */
export async function takeChanges(
  transaction: Transaction,
  { at, atMost }: { readonly at: Date; readonly atMost: number },
): Promise<WishlistChange[]> {
  const found = await sql<WishlistChange>`
    with offered as (
      select item.id, min(listing.price_in_paise) filter (where listing.available > 0) as price
      from wishlist_items item left join listings_for_sale listing on listing.level3_id = item.level3_id
      group by item.id
    ), changed as (
      select item.id, item.known_at is not null as was_known, item.known_price_in_paise as before, offered.price
      from wishlist_items item join offered on offered.id = item.id
      where item.known_at is null or item.known_price_in_paise is distinct from offered.price
      order by item.id limit ${atMost} for no key update of item
    ), kept as (
      update wishlist_items item set known_price_in_paise = changed.price, known_at = ${at}
      from changed where item.id = changed.id
    )
    select item.id as "wishlistId", item.profile_id as "profileId", product.level2_id as "level2Id",
      product.id as "level3Id", product.slug, product.title_en as "titleEn", product.title_te as "titleTe",
      changed.was_known as "wasKnown", changed.before, changed.price as now
    from changed join wishlist_items item on item.id = changed.id
    join product_level3 product on product.id = item.level3_id
    order by item.id`.execute(transaction);
  return found.rows;
}
