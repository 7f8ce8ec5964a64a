import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { blockedLines } from "./online/blocked-goods.queries.ts";

/** A master order that waits for its online payment; money in paise. */
export interface WaitingOnline {
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly placedAt: Date;
  /** What is asked for: the total, and the margin too where the agent's customer pays. */
  readonly amountInPaise: number;
}

const waiting = sql`
  select orders.master_id as "masterId", orders.buyer_profile_id as "buyerProfileId",
    min(orders.created_at) as "placedAt",
    sum(orders.total_in_paise + case when master_orders.collected_by = 'platform'
      then orders.commission_in_paise + orders.agent_handling_in_paise else 0 end)::bigint as "amountInPaise"
  from published.orders join published.master_orders on master_orders.id = orders.master_id
  where orders.state = 'PAYMENT_PENDING' and master_orders.payment_mode = 'Online'`;

/** Master orders that have waited for their online payment since before then, oldest first. */
export async function selectWaitingOnline(
  reader: Reader,
  before: Date,
  limit: number,
): Promise<WaitingOnline[]> {
  const found = await sql<WaitingOnline>`
    ${waiting} and orders.created_at <= ${before}
    group by orders.master_id, orders.buyer_profile_id order by min(orders.created_at) limit ${sql.lit(limit)}`.execute(
    reader,
  );
  return found.rows;
}

/** Master orders that wait for their online payment though goods of them cannot be sold on the day, oldest first. */
export async function selectWaitingBlocked(
  reader: Reader,
  onDay: string,
  limit: number,
): Promise<WaitingOnline[]> {
  const found = await sql<WaitingOnline>`
    ${waiting} and exists (
      select from published.orders part where part.master_id = orders.master_id
        and part.state = 'PAYMENT_PENDING' and exists (${blockedLines(onDay)} and line.order_id = part.id))
    group by orders.master_id, orders.buyer_profile_id order by min(orders.created_at) limit ${sql.lit(limit)}`.execute(
    reader,
  );
  return found.rows;
}

/** The master order of a person that waits for its online payment: one at most, since it locks his cart. */
export async function findWaitingOnline(
  reader: Reader,
  buyerProfileId: number,
): Promise<WaitingOnline | undefined> {
  const found = await sql<WaitingOnline>`
    ${waiting} and orders.buyer_profile_id = ${buyerProfileId}
    group by orders.master_id, orders.buyer_profile_id order by min(orders.created_at) desc limit 1`.execute(
    reader,
  );
  return found.rows[0];
}

/** The master order of an order, when no order of it waits for its payment; undefined: one does. */
export async function findMasterIfNoneWaits(reader: Reader, orderId: string): Promise<string | undefined> {
  const found = await sql<{ masterId: string }>`
    select master_id as "masterId" from published.orders where id = ${orderId} and not exists (
      select from published.orders part where part.master_id = orders.master_id and part.state = 'PAYMENT_PENDING')`.execute(
    reader,
  );
  return found.rows[0]?.masterId;
}
