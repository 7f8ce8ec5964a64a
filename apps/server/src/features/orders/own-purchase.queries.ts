import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

/** Whether a master order was bought by this person; a practice order was not. */
export async function isOwnPurchase(
  reader: Reader,
  asked: { readonly masterId: string; readonly buyerProfileId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where master_id = ${asked.masterId} and buyer_profile_id = ${asked.buyerProfileId}
      and not is_dummy limit 1`.execute(reader);
  return rows.length > 0;
}
