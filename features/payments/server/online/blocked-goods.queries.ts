import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** Whether a suspension, or a licence that has ended by that day, keeps anything in these orders from being sold. */
export async function areGoodsBlocked(
  reader: Reader,
  { orderIds, onDay }: { readonly orderIds: readonly string[]; readonly onDay: string },
): Promise<boolean> {
  const { rows } = await sql`
    ${blockedLines(onDay)} and line.order_id = any(${[...orderIds]}::text[]) limit 1`.execute(reader);
  return rows.length > 0;
}

/** Lines that cannot be sold on the day, as a statement to which more conditions may be added. */
export function blockedLines(onDay: string): RawBuilder<unknown> {
  return sql`
    select from published.order_lines line
    join published.listings listing on listing.id = line.listing_id
    join published.product_level3 product on product.id = line.level3_id
    where (listing.blocked_by is not null
      or (product.dealer_licence is not null and not exists (
        select from published.seller_licences licence where licence.seller_id = listing.seller_id
          and licence.kind = product.dealer_licence and licence.valid_until >= ${onDay}::date)))`;
}
