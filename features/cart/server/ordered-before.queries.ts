import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";

/** A line that a buyer has ordered before. */
export interface OrderedBefore {
  readonly listingId: number;
  readonly quantity: number;
  readonly title: LocalizedText;
}

/** The lines of an order, or of all orders of a master order, of this buyer; none when it is not his. */
export async function selectLinesOrdered(
  reader: Reader,
  { orderId, buyerProfileId }: { readonly orderId: string; readonly buyerProfileId: number },
): Promise<OrderedBefore[]> {
  const { rows } = await sql<OrderedBefore>`
    select listing_id as "listingId", quantity,
      jsonb_build_object('en', level3_title_en, 'te', level3_title_te) as title
    from published.order_lines join published.orders on orders.id = order_lines.order_id
    where (orders.id = ${orderId} or orders.master_id = ${orderId}) and orders.buyer_profile_id = ${buyerProfileId}
    order by order_lines.id`.execute(reader);
  return rows;
}
