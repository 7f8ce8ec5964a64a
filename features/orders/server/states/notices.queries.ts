import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** An order as those who are told of it know it. */
export interface NoticedOrder {
  readonly orderId: string;
  readonly state: string;
  readonly isCancelled: boolean;
  readonly buyerProfileId: number;
  readonly sellerProfileId: number;
  readonly totalInPaise: number;
}

const columns = sql`orders.id as "orderId", orders.state, orders.is_cancelled as "isCancelled",
  orders.buyer_profile_id as "buyerProfileId", sellers.profile_id as "sellerProfileId",
  orders.total_in_paise as "totalInPaise"`;

/** The orders of a master order; practice orders are nobody's news. */
export async function selectOfMaster(reader: Reader, masterId: string): Promise<readonly NoticedOrder[]> {
  const { rows } = await sql<NoticedOrder>`
    select ${columns} from orders join published.sellers on sellers.id = orders.seller_id
    where orders.master_id = ${masterId} and not orders.is_practice order by orders.id`.execute(reader);
  return rows;
}

/** One order; undefined for a practice order. */
export async function selectNoticed(reader: Reader, orderId: string): Promise<NoticedOrder | undefined> {
  const { rows } = await sql<NoticedOrder>`
    select ${columns} from orders join published.sellers on sellers.id = orders.seller_id
    where orders.id = ${orderId} and not orders.is_practice`.execute(reader);
  return rows[0];
}
