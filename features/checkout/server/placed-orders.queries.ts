import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/**
 * The orders that a draft of this buyer has become, with their master order; undefined while there are none. Orders
 * whose payment failed or never came are none: their cart, with the draft in it, went back to the buyer.
 */
export async function findOrdersOfDraft(
  reader: Reader,
  { buyerProfileId, draftKey }: { readonly buyerProfileId: number; readonly draftKey: string },
): Promise<{ readonly masterId: string; readonly orderIds: readonly string[] } | undefined> {
  const found = await sql<{ masterId: string; orderIds: string[] }>`
    select master_orders.id as "masterId", array_agg(orders.id order by orders.id) as "orderIds"
    from published.master_orders join published.orders on orders.master_id = master_orders.id
    where master_orders.buyer_profile_id = ${buyerProfileId} and draft_key = ${draftKey}
    group by master_orders.id
    having bool_or(orders.state not in ('PAYMENT_FAILED', 'ORD_EXPIRED'))`.execute(reader);
  return found.rows[0];
}

/** How many master orders of a person keep goods without being paid. */
export async function countUnpaidMasters(reader: Reader, buyerProfileId: number): Promise<number> {
  const { unpaid } = await reader
    .selectFrom("published.orders as orders")
    .select((order) => order.fn.count<number>("master_id").distinct().as("unpaid"))
    .where("buyer_profile_id", "=", buyerProfileId)
    .where("state", "=", "PAYMENT_PENDING")
    .where("is_practice", "=", false)
    .executeTakeFirstOrThrow();
  return unpaid;
}
