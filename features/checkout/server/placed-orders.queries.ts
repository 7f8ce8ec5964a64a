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

/** How many master orders of a person keep goods without being paid, and how many have ended like that since then. */
export async function countUnpaidMasters(
  reader: Reader,
  { buyerProfileId, endedSince }: { readonly buyerProfileId: number; readonly endedSince: Date },
): Promise<{ readonly waiting: number; readonly ended: number }> {
  const { rows } = await sql<{ waiting: number; ended: number }>`
    select count(distinct orders.master_id) filter (where orders.state = 'PAYMENT_PENDING')::int as waiting,
      count(distinct orders.master_id) filter (where orders.state in ('PAYMENT_FAILED', 'ORD_EXPIRED', 'ORD_CANCELLED')
        and orders.state_entered_at > ${endedSince} and master_orders.payment_mode <> 'COD')::int as ended
    from published.orders join published.master_orders on master_orders.id = orders.master_id
    where orders.buyer_profile_id = ${buyerProfileId} and not orders.is_practice
      and orders.state in ('PAYMENT_PENDING', 'PAYMENT_FAILED', 'ORD_EXPIRED', 'ORD_CANCELLED')`.execute(
    reader,
  );
  return rows[0] ?? { waiting: 0, ended: 0 };
}
