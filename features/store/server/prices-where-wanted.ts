import { type RawBuilder, sql } from "kysely";
import { representativeListing } from "./product/representative-listing.ts";
import { sellersServing } from "./viewer-place.ts";

/**
 * Local prices of many products, as on their cards: a statement with `id` and `price_in_paise`, null while not
 * available there. `asked` is a statement with `id`, `level3_id` and `pin_code`; without a pin code any seller
 * counts, as in lists.
 */
export function pricesWhereWanted(asked: RawBuilder<unknown>, onDay: string): RawBuilder<unknown> {
  const offering = sql`array(select seller_id from published.shelf where shelf.level3_id = asked.level3_id)`;
  const wanted = { pinCode: sql`wanted.pin_code`, serving: sql`wanted.serving`, onDay };
  // "Offset" keeps the planner from computing the serving sellers again at each use.
  return sql`
    select wanted.id, case
      when listing.on_hand - listing.allocated > listing.held
        and (wanted.pin_code is null or standing.seller_id = any(wanted.serving))
      then standing.price_in_paise - coalesce(standing.discount_in_paise, 0)
    end as price_in_paise
    from (
      select asked.*, array(${sellersServing(sql`asked.pin_code`, offering)}) as serving
      from (${asked}) asked offset 0
    ) wanted
    left join lateral (
      ${representativeListing({ level3Id: sql`wanted.level3_id`, sellers: undefined, wanted })}
    ) standing on true
    left join published.listings listing on listing.id = standing.listing_id`;
}
