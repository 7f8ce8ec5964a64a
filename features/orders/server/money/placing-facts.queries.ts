import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** Who gets the parcel of a master order, and what it was made of. */
export interface PlacingFacts {
  readonly cartId: number;
  readonly turn: number;
  readonly recipientName: string;
  readonly phone: string;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
}

export async function findPlacing(reader: Reader, masterId: string): Promise<PlacingFacts | undefined> {
  const found = await sql<PlacingFacts>`
    select cart_id as "cartId", cart_turn as turn, recipient_name as "recipientName", phone, (
        select jsonb_agg(jsonb_build_object('listingId', listing_id, 'quantity', quantity) order by listing_id)
        from order_lines join orders on orders.id = order_lines.order_id
        where orders.master_id = master_orders.id) as lines
    from master_orders where id = ${masterId}`.execute(reader);
  return found.rows[0];
}
