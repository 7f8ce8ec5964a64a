import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/**
 * Writes anew what each seller asks for these products, and points each product at the listing by which it stands in
 * lists: the cheapest in stock, else the cheapest listed one, else none.
 */
export async function rewriteListingIndex(
  transaction: Transaction,
  level3Ids: readonly number[],
): Promise<void> {
  await sql`
    with offered as (
      select distinct on (skus.level3_id, listings.seller_id) skus.level3_id, listings.seller_id,
        listings.id as listing_id, listings.price_in_paise, listings.commission_in_paise,
        listings.on_hand > listings.allocated as is_in_stock
      from skus join listings on listings.sku_id = skus.id
      where skus.level3_id = any(${level3Ids}::bigint[]) and listings.is_listed and listings.blocked_by is null
      order by skus.level3_id, listings.seller_id, listings.on_hand > listings.allocated desc,
        listings.price_in_paise, listings.id
    ), ranked as (
      select *, row_number() over best_first = 1 as is_lead, first_value(seller_id) over best_first as lead_seller_id
      from offered window best_first as (partition by level3_id order by is_in_stock desc, price_in_paise, listing_id)
    ), gone as (
      delete from shelf where level3_id = any(${level3Ids}::bigint[])
        and (level3_id, seller_id) not in (select level3_id, seller_id from ranked)
    ), written as (
      insert into shelf as former (level3_id, seller_id, listing_id, level1_id, level2_id, maker, crops,
        price_in_paise, commission_in_paise, is_in_stock, is_lead, lead_seller_id)
      select ranked.level3_id, seller_id, listing_id, level1_id, level2_id, maker, crops, price_in_paise,
        commission_in_paise, is_in_stock, is_lead, lead_seller_id
      from ranked join product_level3 product on product.id = ranked.level3_id
      order by ranked.level3_id, seller_id
      on conflict (level3_id, seller_id) do update set listing_id = excluded.listing_id, crops = excluded.crops,
        price_in_paise = excluded.price_in_paise, commission_in_paise = excluded.commission_in_paise,
        is_in_stock = excluded.is_in_stock, is_lead = excluded.is_lead, lead_seller_id = excluded.lead_seller_id
      where (former.listing_id, former.crops, former.price_in_paise, former.commission_in_paise,
        former.is_in_stock, former.is_lead, former.lead_seller_id) is distinct from (excluded.listing_id,
        excluded.crops, excluded.price_in_paise, excluded.commission_in_paise, excluded.is_in_stock, excluded.is_lead,
        excluded.lead_seller_id)
    )
    update product_level3 product set lead_listing_id = ranked.listing_id
    from unnest(${level3Ids}::bigint[]) as asked (level3_id)
    left join ranked on ranked.level3_id = asked.level3_id and ranked.is_lead
    where product.id = asked.level3_id
      and product.lead_listing_id is distinct from ranked.listing_id`.execute(transaction);
}

/** Writes the crops that a product is for, on the shelf too. */
export async function writeCrops(
  transaction: Transaction,
  level3Id: number,
  crops: readonly string[],
): Promise<void> {
  await sql`
    with product as (update product_level3 set crops = ${[...crops]}::text[] where id = ${level3Id})
    update shelf set crops = ${[...crops]}::text[] where level3_id = ${level3Id}`.execute(transaction);
}
