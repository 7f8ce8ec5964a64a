import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { recipientProfile } from "./order-reads.queries.ts";

/** The account of the farmer for whom an agent has ordered; null where there is none. */
export async function findFarmerOfOrder(reader: Reader, orderId: string): Promise<number | null> {
  const { rows } = await sql<{ recipient_profile_id: number | null }>`
    select ${recipientProfile} from orders join master_orders on master_orders.id = orders.master_id
    where orders.id = ${orderId}`.execute(reader);
  return rows[0]?.recipient_profile_id ?? null;
}
