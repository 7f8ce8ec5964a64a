import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** Whether a master order was bought by this person; a practice order was not. */
export async function isOwnPurchase(
  reader: Reader,
  asked: { readonly masterId: string; readonly buyerProfileId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from published.orders where master_id = ${asked.masterId} and buyer_profile_id = ${asked.buyerProfileId}
      and not is_practice limit 1`.execute(reader);
  return rows.length > 0;
}
