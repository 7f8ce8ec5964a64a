import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Farmer } from "../../contract/assist.ts";

/**
 * People a buyer has ordered for, the latest first, each number once under its latest name. `q` is the beginning of a
 * word of the name or of the number; empty: all.
 */
export async function selectFarmersOf(
  reader: Reader,
  {
    buyerProfileId,
    q,
    limit,
  }: { readonly buyerProfileId: number; readonly q: string; readonly limit: number },
): Promise<Farmer[]> {
  const literal = q.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const { rows } = await sql<Farmer>`
    select "firstName", "mobileNo" from (
      select distinct on (coalesce(farmer_mobile_no, phone)) coalesce(farmer_mobile_no, phone) as "mobileNo",
        coalesce(farmer_name, recipient_name) as "firstName", created_at
      from published.master_orders where buyer_profile_id = ${buyerProfileId}
      order by coalesce(farmer_mobile_no, phone), created_at desc
    ) known
    where "firstName" ilike ${`${literal}%`} or "firstName" ilike ${`% ${literal}%`} or "mobileNo" like ${`${literal}%`}
    order by created_at desc limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}
