import { type RawBuilder, sql } from "kysely";
import { offersHolding } from "#features/offers/server";
import type { Viewer } from "./cards.queries.ts";
import { pinCodeOf } from "./product/representative-listing.ts";

/**
 * What offers take off rows of the shelf where the person lives, as a statement with the columns `level3_id`,
 * `offered_listing_id` and `discount_in_paise`, one row for each listing that has one.
 */
export function offeredHere(viewer: Viewer): RawBuilder<unknown> {
  const holding = offersHolding({ pinCode: pinCodeOf(viewer), onDay: viewer.onDay });
  // The limit keeps the planner from reading the whole shelf to join it with the few offers of a place.
  return sql`
    select placed.level3_id, holding.listing_id as offered_listing_id,
      max(holding.discount_in_paise) as discount_in_paise
    from (${holding}) holding
    cross join lateral (
      select level3_id, price_in_paise from published.shelf where listing_id = holding.listing_id limit 1
    ) placed
    where holding.discount_in_paise < placed.price_in_paise
    group by placed.level3_id, holding.listing_id`;
}
