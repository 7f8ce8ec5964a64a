import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** To reach the buyer still, with no clock of their own; written out as in the index `orders_late`. */
export const isOnItsWay = sql`not orders.is_practice
  and orders.state in ('SELLER_ACCEPTED', 'PACKED', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED')`;

/** Late orders of which the seller is not told yet, the longest late first. `before`: a day `yyyy-mm-dd`. */
export async function selectUntoldLate(
  reader: Reader,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where ${isOnItsWay} and expected_by < ${before}::date and late_told_at is null
    order by expected_by, id limit ${sql.lit(limit)}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Notes that the seller is told; false when he was already, or the order has come meanwhile. */
export async function markLateTold(
  transaction: Transaction,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set late_told_at = ${at}
    where id = ${orderId} and late_told_at is null and ${isOnItsWay}`.execute(transaction);
  return numAffectedRows === 1n;
}
