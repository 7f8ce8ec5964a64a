import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

/** Pending margin of a buyer, in paise, that does not count: a cancellation is asked for, or the money goes back (ORD-030). */
export async function sumStoppedMargin(reader: Reader, buyerProfileId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum((select margin_in_paise from ledger_pending_margins pending
      where pending.order_id = orders.id)), 0)::bigint as total
    from orders where buyer_profile_id = ${buyerProfileId}
      and state in ('CANCEL_REQUESTED', 'REFUND_INPROGRESS', 'ORD_REFUNDED')`.execute(reader);
  return rows[0]?.total ?? 0;
}
