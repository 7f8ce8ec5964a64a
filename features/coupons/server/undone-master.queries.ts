import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** The master order of an order with the code of the coupon that lowered it; null when none did. */
export async function findCouponOfOrder(
  reader: Reader,
  orderId: string,
): Promise<{ readonly masterId: string; readonly couponCode: string } | null> {
  const row = await reader
    .selectFrom("published.orders as orders")
    .innerJoin("published.master_orders as master_orders", "master_orders.id", "orders.master_id")
    .select(["master_orders.id as masterId", "coupon_code as couponCode"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  return row?.couponCode ? { masterId: row.masterId, couponCode: row.couponCode } : null;
}

/** Whether all orders of a master order ended before anything was sent: not paid, or cancelled. */
export async function isMasterUndone(reader: Reader, masterId: string): Promise<boolean> {
  const found = await sql<{ isUndone: boolean }>`
    select not exists (
      select 1 from published.orders part
      where part.master_id = ${masterId} and (
        not (part.is_cancelled or part.state in ('ORD_EXPIRED', 'PAYMENT_FAILED'))
        or part.is_dispatched)) as "isUndone"`.execute(reader);
  return found.rows[0]?.isUndone ?? false;
}
