import { stoppedMarginStates } from "@santha/contract/order-margin";
import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

/** The states of a stopped margin, written out and not handed over, so that the index of these orders serves. */
export const stoppedStates = sql`(${sql.join(stoppedMarginStates.map((state) => sql.lit(state)))})`;

/** Pending margin of a buyer, in paise, that does not count: a cancellation is asked for, or the money goes back (ORD-030). */
export async function sumStoppedMargin(reader: Reader, buyerProfileId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum((select margin_in_paise from ledger_pending_margins pending
      where pending.order_id = orders.id)), 0)::bigint as total
    from orders where buyer_profile_id = ${buyerProfileId}
      and state in ${stoppedStates}`.execute(reader);
  return rows[0]?.total ?? 0;
}
