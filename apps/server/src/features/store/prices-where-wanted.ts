import { type RawBuilder, sql } from "kysely";
import { sellersServing } from "#features/selling";
import { standingRow } from "./standing-row.ts";

/**
 * What products cost where they are wanted, as their cards show it there, for many at once: a statement with the columns
 * `id` and `price_in_paise`, null while it cannot be bought there. `asked` is a statement with the columns `id`,
 * `level3_id` and `pin_code`, null where that is not known: there any seller counts, as in the lists.
 */
export function pricesWhereWanted(asked: RawBuilder<unknown>, onDay: string): RawBuilder<unknown> {
  const offering = sql`array(select seller_id from shelf where shelf.level3_id = asked.level3_id)`;
  const wanted = { pinCode: sql`wanted.pin_code`, serving: sql`wanted.serving`, onDay };
  // "Offset": else who serves is found anew each time that it is asked for.
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
      ${standingRow({ level3Id: sql`wanted.level3_id`, sellers: undefined, wanted })}
    ) standing on true
    left join listings listing on listing.id = standing.listing_id`;
}
